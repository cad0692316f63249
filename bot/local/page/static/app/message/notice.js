// What is said by nobody: that a message was pinned, or a thread opened.
import { html } from "../html.js";
import { plain } from "../text/markup.js";
import { say } from "../text/words.js";

export function Notice({ message, channels, words, open, jump }) {
  const { notice, author } = message;
  const thread = channels.find((channel) => channel.id === notice.channel);
  const told = {
    pinned: say(words, "pinned", { name: author.name }),
    thread: say(words, "thread-opened", { name: author.name }),
    start: say(words, "thread-from", { name: notice.quote?.name ?? author.name }),
  }[notice.kind];
  return html`<li id=${`message-${message.id}`} class="notice" tabindex="-1">
    <p>
      ${told}${" "}
      ${notice.message &&
      html`<button type="button" class="way" onClick=${() => jump(notice.channel, notice.message)}>
        ${plain(notice.quote?.text ?? "") || say(words, "go-to")}
      </button>`}
      ${notice.kind === "thread" &&
      thread &&
      html`<button type="button" class="way" onClick=${() => open(thread.id)}>${thread.name}</button>`}
    </p>
  </li>`;
}
