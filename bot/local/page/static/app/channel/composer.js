// The line one types into: commands with completion as one types, or a plain message.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { AttachButton, Attached, useFiles } from "../controls/files.js";
import { memory } from "../table/memory.js";
import { say } from "../text/words.js";
import { nameOf } from "./head.js";

const PAUSE = 60;
const TYPING_LASTS = 8000;
const MOST_ROWS = 8;
const narrow = matchMedia("(width < 720px)");
const ARROW = html`<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 3l14 7-14 7 2.5-7zM5.5 10H17" /></svg>`;
const NOTHING = { text: "", list: [] };
// A command is one line; a message may have several.
const lineOf = (typed) => (typed.startsWith("/") ? typed.replaceAll("\n", " ") : typed);

export function Composer({ channel, people, words, ask, act, answering, setAnswering, focus, largest, forget, children }) {
  const [text, setText] = useState("");
  const [found, setFound] = useState(NOTHING);
  const [chosen, setChosen] = useState(-1);
  const [history, setHistory] = useState(null);
  const kept = useFiles({ largest, words });
  const field = useRef(null);
  const latest = useRef(0);
  const early = useRef(false);
  const typed = useRef(0);
  const returned = useRef(null);
  const refused = useRef("");
  // While the next offers are on their way the last ones stay in sight, but out of reach.
  const offers = found.list;
  const current = found.text === text ? offers : [];
  // What is recalled is completed by nothing: Tab leads on.
  const settled = history !== null || (found.text === text && !offers.length);

  // Both at once: no key that is pressed as soon as the line is there may go astray.
  useLayoutEffect(
    () => field.current?.focus({ preventScroll: true }),
    [channel?.id, answering, focus],
  );

  useLayoutEffect(() => {
    const turn = ++latest.current;
    // A line that was refused comes back to be put right: nothing is offered until it changes.
    if (!text.startsWith("/") || history !== null || text === returned.current) {
      setFound(text && text === returned.current ? { text, list: [] } : NOTHING);
      return undefined;
    }
    const timer = setTimeout(async () => {
      const told = await ask("suggest", { channel: channel.id, text });
      if (turn !== latest.current) return;
      const list = told.suggestions ?? [];
      setFound({ text, list });
      // Whoever types faster than the offers come has asked for the first of them.
      if (early.current && list.length) type(text.slice(0, list[0].start) + list[0].text);
      early.current = false;
      setChosen(-1);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, channel?.id, history]);

  // A file may be dropped anywhere on the page, but into a form only where it asks for one.
  useEffect(() => {
    const over = (event) => event.preventDefault();
    const drop = (event) => {
      event.preventDefault();
      if (!document.querySelector("dialog[open]")) kept.add([...event.dataTransfer.files]);
    };
    document.addEventListener("dragover", over);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("drop", drop);
    };
  }, [largest, words]);

  const paste = (event) => {
    if (!event.clipboardData.files.length) return;
    event.preventDefault();
    kept.add([...event.clipboardData.files]);
  };

  const type = (given) => {
    const value = lineOf(given);
    // A refusal stands as long as the command it is about.
    if (!value || !value.startsWith(refused.current)) forget();
    returned.current = null;
    setHistory(null);
    setChosen(-1);
    setText(value);
    if (value && !value.startsWith("/") && Date.now() - typed.current > TYPING_LASTS) {
      typed.current = Date.now();
      ask("typing", { channel: channel.id });
    }
  };

  const take = (offer) => {
    if (!current.includes(offer)) return;
    type(text.slice(0, offer.start) + offer.text);
    field.current?.focus();
  };

  const send = async () => {
    // What was typed just now may not be drawn yet.
    const line = lineOf(field.current?.value ?? text).trim();
    if (kept.busy || (!line && !kept.files.length)) return;
    latest.current += 1;
    setFound(NOTHING);
    setHistory(null);
    // The next line may be typed while this one is under way; what is refused comes back.
    setText("");
    typed.current = 0;
    setAnswering(null);
    const told = await act("line", {
      channel: channel.id,
      text: line,
      message: answering?.id,
      files: kept.files.map((file) => file.ticket),
    });
    if (told.error || told.lost) {
      returned.current = line;
      refused.current = line.startsWith("/") ? line.split(/\s/)[0] : "";
      setText((typed) => typed || line);
    } else {
      kept.clear();
      if (line) memory.keepLine(line);
    }
  };

  const recall = (step) => {
    const lines = memory.lines;
    const at = Math.min(Math.max((history ?? lines.length) + step, 0), lines.length);
    setHistory(at === lines.length ? null : at);
    setText(lines[at] ?? "");
  };

  const key = (event) => {
    const { key: name } = event;
    if (current.length && (name === "ArrowDown" || name === "ArrowUp")) {
      event.preventDefault();
      const step = name === "ArrowDown" ? 1 : -1;
      setChosen((chosen + step + current.length + (chosen < 0 && step < 0 ? 1 : 0)) % current.length);
    } else if (name === "ArrowUp" && (!text || history !== null)) {
      event.preventDefault();
      recall(-1);
    } else if (name === "ArrowDown" && history !== null) {
      event.preventDefault();
      recall(1);
    } else if (name === "Tab" && !event.shiftKey && text.startsWith("/") && !settled) {
      event.preventDefault();
      if (current.length) take(current[Math.max(chosen, 0)]);
      else early.current = true;
    } else if (name === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      if (chosen >= 0 && current[chosen]) take(current[chosen]);
      else send();
    } else if (name === "Escape") {
      if (offers.length) {
        latest.current += 1; // what is still on its way opens them no more
        early.current = false;
        setFound({ text, list: [] });
      } else {
        setAnswering(null);
        forget();
      }
    }
  };

  const label = channel?.direct
    ? say(words, "message-to", { name: nameOf(channel, people) })
    : say(words, "message-in", { channel: channel?.name ?? "" });
  const open = offers.length > 0;
  return html`<div class="composer">
    ${open &&
    html`<ul id="offers" role="listbox" aria-label=${say(words, "suggestions")}>
      ${offers.map(
        (offer, index) => html`<li
          key=${`${offer.text}${index}`}
          id=${`offer-${index}`}
          role="option"
          aria-selected=${index === chosen}
          class=${index === chosen ? "chosen" : ""}
          ref=${(node) => index === chosen && node?.scrollIntoView({ block: "nearest" })}
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
    <${Attached} ...${{ kept, words }} />
    ${children}
    <div class="line">
      <${AttachButton} ...${{ kept, words }} />
      <textarea
        ref=${field}
        rows=${Math.min(text.split("\n").length, MOST_ROWS)}
        value=${text}
        placeholder=${narrow.matches ? say(words, "message-short") : label}
        aria-label=${label}
        role="combobox"
        aria-expanded=${open}
        aria-controls="offers"
        aria-autocomplete="list"
        aria-activedescendant=${chosen >= 0 ? `offer-${chosen}` : undefined}
        autocomplete="off"
        autocapitalize="off"
        spellcheck=${false}
        enterkeyhint="send"
        maxlength="6000"
        onInput=${(event) => type(event.target.value)}
        onKeyDown=${key}
        onPaste=${paste}
      ></textarea>
      <button
        type="button"
        class="send"
        disabled=${kept.busy || (!text.trim() && !kept.files.length)}
        onClick=${send}
      >
        <span>${say(words, "send")}</span>${ARROW}
      </button>
    </div>
  </div>`;
}
