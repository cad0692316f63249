// The head of a channel: what it is, its pins and threads.
import { html } from "../html.js";
import { say } from "../text/words.js";

export function signOf(channel) {
  if (channel?.direct) return "@";
  return channel?.parent ? "└" : "#";
}

export function nameOf(channel, people) {
  return channel?.direct ? people.find((person) => person.bot)?.name : channel?.name;
}

const PIN = html`<svg viewBox="0 0 20 20" aria-hidden="true">
  <path d="M7 3h6M8 3v5l-2.5 3h9L12 8V3M10 11v6" />
</svg>`;
const BRANCH = html`<svg viewBox="0 0 20 20" aria-hidden="true">
  <path d="M6 3v8a3 3 0 0 0 3 3h6M12 11l3 3-3 3" />
</svg>`;

export function ChannelHead({ channel, state, act, showPins, openThread }) {
  const { words, me } = state;
  const inside = channel?.people.includes(me.id);
  const thread = (wanted, on) => () => act(wanted, { channel: channel.id, on });
  return html`<h1><span aria-hidden="true">${signOf(channel)}</span> ${nameOf(channel, state.people)}</h1>
    ${channel?.topic && html`<p>${channel.topic}</p>`}
    <div class="head-tools">
      ${channel?.parent &&
      html`<button type="button" class="button plain" onClick=${thread("join", !inside)}>
          ${inside ? say(words, "leave") : say(words, "join")}
        </button>
        <button type="button" class="button plain" onClick=${thread("archive", !channel.archived)}>
          ${channel.archived ? say(words, "unarchive") : say(words, "archive")}
        </button>`}
      ${channel &&
      !channel.parent &&
      !channel.direct &&
      html`<button
        type="button"
        class="tool"
        aria-label=${say(words, "new-thread")}
        title=${say(words, "new-thread")}
        onClick=${() => openThread(null)}
      >
        ${BRANCH}
      </button>`}
      <button
        type="button"
        class="tool"
        aria-label=${say(words, "pins")}
        title=${say(words, "pins")}
        onClick=${showPins}
      >
        ${PIN}
      </button>
    </div>`;
}
