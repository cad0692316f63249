// The line one types into: commands with completion as one types, or a plain message.
import { html } from "./html.js";
import { useEffect, useRef, useState } from "preact/hooks";
import { memory } from "./memory.js";
import { say } from "./words.js";

const PAUSE = 60;

export function Composer({ channel, words, ask, act, answering, setAnswering, focus }) {
  const [text, setText] = useState("");
  const [offers, setOffers] = useState([]);
  const [chosen, setChosen] = useState(-1);
  const [history, setHistory] = useState(null);
  const [busy, setBusy] = useState(false);
  const field = useRef(null);
  const latest = useRef(0);

  useEffect(() => field.current?.focus({ preventScroll: true }), [channel?.id, answering, focus]);

  useEffect(() => {
    const turn = ++latest.current;
    if (!text.startsWith("/") || history !== null) {
      setOffers([]);
      return undefined;
    }
    const timer = setTimeout(async () => {
      const found = await ask("suggest", { channel: channel.id, text });
      if (turn !== latest.current) return;
      setOffers(found.suggestions ?? []);
      setChosen(-1);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, channel?.id, history]);

  const type = (value) => {
    setHistory(null);
    setText(value);
  };

  const take = (offer) => {
    type(text.slice(0, offer.start) + offer.text);
    field.current?.focus();
  };

  const send = async () => {
    const line = text.trim();
    if (!line || busy) return;
    setBusy(true);
    latest.current += 1;
    setOffers([]);
    const told = await act("line", { channel: channel.id, text: line, message: answering?.id });
    setBusy(false);
    if (told.error || told.lost) return;
    memory.keepLine(line);
    setHistory(null);
    setText("");
    setAnswering(null);
  };

  const recall = (step) => {
    const lines = memory.lines;
    const at = Math.min(Math.max((history ?? lines.length) + step, 0), lines.length);
    setHistory(at === lines.length ? null : at);
    setText(lines[at] ?? "");
  };

  const key = (event) => {
    const { key: name } = event;
    if (offers.length && (name === "ArrowDown" || name === "ArrowUp")) {
      event.preventDefault();
      const step = name === "ArrowDown" ? 1 : -1;
      setChosen((chosen + step + offers.length + (chosen < 0 && step < 0 ? 1 : 0)) % offers.length);
    } else if (name === "ArrowUp" && (!text || history !== null)) {
      event.preventDefault();
      recall(-1);
    } else if (name === "ArrowDown" && history !== null) {
      event.preventDefault();
      recall(1);
    } else if (name === "Tab" && offers.length && !event.shiftKey) {
      event.preventDefault();
      take(offers[Math.max(chosen, 0)]);
    } else if (name === "Enter" && !event.isComposing) {
      event.preventDefault();
      if (chosen >= 0 && offers[chosen]) take(offers[chosen]);
      else send();
    } else if (name === "Escape") {
      if (offers.length) setOffers([]);
      else setAnswering(null);
    }
  };

  const label = say(words, "message-in", { channel: channel?.name ?? "" });
  const open = offers.length > 0;
  return html`<div class="composer">
    ${open &&
    html`<ul id="offers" role="listbox" aria-label=${say(words, "suggestions")}>
      ${offers.map(
        (offer, place) => html`<li
          key=${`${offer.text}${place}`}
          id=${`offer-${place}`}
          role="option"
          aria-selected=${place === chosen}
          class=${place === chosen ? "chosen" : ""}
          ref=${(node) => place === chosen && node?.scrollIntoView({ block: "nearest" })}
          onMouseDown=${(event) => {
            event.preventDefault();
            take(offer);
          }}
        >
          <b>${offer.label}</b> <span>${offer.about}</span>
        </li>`,
      )}
    </ul>`}
    ${answering &&
    html`<p class="answering">
      ${say(words, "answered-to", { name: answering.author.name })}
      <button type="button" onClick=${() => setAnswering(null)}>${say(words, "cancel")}</button>
    </p>`}
    <div class="line">
      <input
        ref=${field}
        type="text"
        value=${text}
        placeholder=${label}
        aria-label=${label}
        role="combobox"
        aria-expanded=${open}
        aria-controls="offers"
        aria-autocomplete="list"
        aria-activedescendant=${chosen >= 0 ? `offer-${chosen}` : undefined}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="send"
        maxlength="6000"
        onInput=${(event) => type(event.target.value)}
        onKeyDown=${key}
      />
      <button type="button" class="send" disabled=${busy || !text.trim()} onClick=${send}>
        ${say(words, "send")}
      </button>
    </div>
  </div>`;
}
