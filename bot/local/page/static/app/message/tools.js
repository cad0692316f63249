// What one does with a message: react, reply, pin, open a thread, change it, hand it to the bot.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { Popup } from "../controls/popup.js";
import { say } from "../text/words.js";
import { Emoji, offeredEmoji } from "./emoji.js";


const SMILE = html`<svg viewBox="0 0 20 20" aria-hidden="true">
  <circle cx="10" cy="10" r="8" />
  <path d="M6.5 12a4 4 0 0 0 7 0M7.2 7.6v.6M12.8 7.6v.6" />
</svg>`;
const DOTS = html`<svg viewBox="0 0 20 20" aria-hidden="true">
  <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" class="dots" />
</svg>`;

export function Reactions({ message, people, me, act }) {
  if (!message.reactions.length) return null;
  const named = (id) => people.find((person) => person.id === id)?.name ?? "?";
  return html`<div class="reactions">
    ${message.reactions.map(({ emoji, people: ids }) => {
      const names = ids.map(named).join(", ");
      const mine = ids.includes(me.id);
      return html`<button
        type="button"
        key=${emoji}
        class="reaction"
        aria-pressed=${mine}
        aria-label=${`${emoji} ${ids.length}: ${names}`}
        title=${names}
        onClick=${() => act("react", { message: message.id, emoji, on: !mine })}
      >
        <${Emoji} emoji=${emoji} /> ${ids.length}
      </button>`;
    })}
  </div>`;
}

function Items({ items, shut }) {
  return items.map(
    ([label, run, kind]) => html`<button
      type="button"
      key=${label}
      class="item ${kind ?? ""}"
      onClick=${() => {
        shut();
        run();
      }}
    >
      ${label}
    </button>`,
  );
}

// The commands that the bot has for a person, behind that person's name.
export function PersonMenu({ person, channel, menus, act, kind, words }) {
  if (!menus.person.length || person.bot) return html`<span class=${kind}>${person.name}</span>`;
  const items = menus.person.map((command) => [
    command.label,
    () => act("menu", { channel, person: person.id, command: command.name }),
  ]);
  const label = `${say(words, "apps")}: ${person.name}`;
  return html`<${Popup} label=${label} face=${person.name} kind=${`name ${kind}`}>
    ${(shut) => html`<p>${say(words, "apps")}</p><${Items} items=${items} shut=${shut} />`}
  <//>`;
}

export function Tools({ message, me, words, menus, act, answer, edit, openThread }) {
  const { id, author, pinned } = message;
  const items = [[pinned ? say(words, "unpin") : say(words, "pin"), () => act("pin", { message: id, on: !pinned })]];
  if (openThread) items.push([say(words, "open-thread"), () => openThread(message)]);
  if (author.id === me.id) {
    items.push([say(words, "edit"), edit]);
    items.push([say(words, "delete"), () => act("erase", { message: id }), "bad"]);
  }
  const apps = menus.message.map((command) => [
    command.label,
    () => act("menu", { message: id, command: command.name }),
  ]);
  return html`<div class="tools" role="group" aria-label=${`${say(words, "more")}: ${author.name}`}>
    <${Popup} label=${say(words, "emoji")} face=${SMILE}>
      ${(shut) => html`<div class="emoji">
        ${offeredEmoji().map(
          (emoji) => html`<button
            type="button"
            key=${emoji}
            aria-label=${emoji}
            onClick=${() => {
              shut();
              act("react", { message: id, emoji, on: true });
            }}
          >
            <${Emoji} emoji=${emoji} />
          </button>`,
        )}
      </div>`}
    <//>
    <button type="button" class="reply" onClick=${() => answer(message)}>
      ${say(words, "answer")}<span class="unseen"> ${author.name}</span>
    </button>
    <${Popup} label=${say(words, "more")} face=${DOTS}>
      ${(shut) => html`<${Items} items=${items} shut=${shut} />
        ${apps.length > 0 && html`<p>${say(words, "apps")}</p><${Items} items=${apps} shut=${shut} />`}`}
    <//>
  </div>`;
}

// A player's own words, changed in place.
export function Editing({ message, words, act, close }) {
  const [text, setText] = useState(message.content);
  const field = useRef(null);
  useEffect(() => {
    field.current.focus();
    field.current.setSelectionRange(text.length, text.length);
  }, []);
  const save = async (event) => {
    event.preventDefault();
    const told = await act("edit", { message: message.id, text });
    if (!told.error && !told.lost) close();
  };
  const key = (event) => {
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && !event.shiftKey && event.target === field.current) save(event);
  };
  return html`<form class="editing" onSubmit=${save} onKeyDown=${key}>
    <textarea
      ref=${field}
      rows=${text.split("\n").length}
      maxlength="2000"
      aria-label=${say(words, "edit")}
      value=${text}
      onInput=${(event) => setText(event.target.value)}
    ></textarea>
    <button type="submit" class="button leading">${say(words, "save")}</button>
    <button type="button" class="button plain" onClick=${close}>${say(words, "cancel")}</button>
  </form>`;
}
