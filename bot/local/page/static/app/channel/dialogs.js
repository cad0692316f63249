// What opens over the page besides the bot's own forms: the pins, and the name of a new thread.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { dayAndClock } from "../table/local.js";
import { markup, plain } from "../text/markup.js";
import { say } from "../text/words.js";

function Dialog({ title, close, children }) {
  const dialog = useRef(null);
  useEffect(() => dialog.current.showModal(), []);
  return html`<dialog ref=${dialog} aria-labelledby="dialog-title" onClose=${close}>
    <h2 id="dialog-title">${title}</h2>
    ${children}
  </dialog>`;
}

export function PinsDialog({ channel, known, words, locale, ask, act, jump, close }) {
  const [pins, setPins] = useState(null);
  // Whoever else pins or unpins here changes the messages that are known.
  const mark = known?.filter((message) => message.pinned).map((message) => message.id).join();
  useEffect(() => {
    ask("pins", { channel: channel.id }).then((told) => setPins(told.messages ?? []));
  }, [channel.id, mark]);
  const go = (id) => {
    close();
    jump(channel.id, id);
  };
  const unpin = async (id) => {
    await act("pin", { message: id, on: false });
    setPins((list) => list.filter((pin) => pin.id !== id));
  };
  return html`<${Dialog} title=${say(words, "pins")} close=${close}>
    ${pins?.length === 0 && html`<p class="hint">${say(words, "no-pins")}</p>`}
    <ul class="pins">
      ${pins?.map(
        (pin) => html`<li key=${pin.id}>
          <p class="pin-head">
            <b>${pin.author.name}</b>
            <time datetime=${pin.at}>${dayAndClock(pin.at, locale)}</time>
          </p>
          <div class="text">${markup(pin.content || pin.embeds[0]?.title || pin.attachments[0]?.filename || "…")}</div>
          <div class="controls">
            <button type="button" class="button plain" onClick=${() => go(pin.id)}>${say(words, "go-to")}</button>
            <button type="button" class="button plain" onClick=${() => unpin(pin.id)}>${say(words, "unpin")}</button>
          </div>
        </li>`,
      )}
    </ul>
    <button type="button" class="button plain" onClick=${close}>${say(words, "close")}</button>
  <//>`;
}

export function ThreadDialog({ start, channel, words, ask, open, close }) {
  const [name, setName] = useState("");
  const [error, setError] = useState(null);
  const send = async (event) => {
    event.preventDefault();
    const told = await ask("thread", { channel: channel.id, message: start?.id, name });
    if (told.lost) return;
    if (told.error) {
      setError(told.error);
      return;
    }
    close();
    await open(told.channel.id);
  };
  return html`<${Dialog} title=${say(words, "open-thread")} close=${close}>
    <form onSubmit=${send}>
      ${start && html`<p class="quoted">${start.author.name} · ${plain(start.content || start.embeds[0]?.title || "")}</p>`}
      <div class="field">
        <label for="thread-name">${say(words, "thread-name")}</label>
        <input
          id="thread-name"
          type="text"
          required
          maxlength="100"
          autocomplete="off"
          value=${name}
          onInput=${(event) => setName(event.target.value)}
        />
      </div>
      ${error && html`<p class="wrong" role="alert">${error}</p>`}
      <div class="controls">
        <button type="submit" class="button leading">${say(words, "open-thread")}</button>
        <button type="button" class="button plain" onClick=${close}>${say(words, "cancel")}</button>
      </div>
    </form>
  <//>`;
}
