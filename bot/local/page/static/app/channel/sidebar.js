// Channels, and who one plays as.
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { isUnread } from "../table/store.js";
import { say } from "../text/words.js";
import { nameOf, signOf } from "./head.js";

function NameField({ label, send }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  if (!open) {
    return html`<button type="button" class="add" onClick=${() => setOpen(true)}>+ ${label}</button>`;
  }
  const done = async (event) => {
    event.preventDefault();
    if (name.trim()) await send(name.trim());
    setName("");
    setOpen(false);
  };
  // The field alone is shut, not the menu around it.
  const shut = (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    setOpen(false);
  };
  return html`<form class="add" onSubmit=${done}>
    <input
      type="text"
      aria-label=${label}
      placeholder=${label}
      maxlength="32"
      value=${name}
      ref=${(node) => node?.focus()}
      onInput=${(event) => setName(event.target.value)}
      onKeyDown=${shut}
    />
  </form>`;
}

function Channel({ channel, state, open, thread }) {
  const here = channel.id === state.here;
  const unread = isUnread(state, channel);
  return html`<li class=${thread ? "thread" : ""}>
    <button
      type="button"
      class="channel ${unread ? "unread" : ""}"
      aria-current=${here ? "true" : undefined}
      onClick=${() => open(channel.id)}
    >
      <span aria-hidden="true">${signOf(channel)}</span> ${nameOf(channel, state.people)}
      ${unread && html`<i><span class="unseen">${say(state.words, "new-messages")}</span></i>`}
    </button>
  </li>`;
}

export function Sidebar({ state, open, become, addChannel, choose, theme, shown }) {
  const { words } = state;
  const tops = state.channels.filter((channel) => !channel.parent && !channel.direct);
  const lines = state.channels.filter((channel) => channel.direct);
  const archived = state.channels.filter((channel) => channel.parent && channel.archived);
  const threads = (id) => state.channels.filter((channel) => channel.parent === id && !channel.archived);
  const players = state.people.filter((person) => !person.bot);
  return html`<nav id="sidebar" class=${shown ? "shown" : ""} aria-label=${say(words, "menu")}>
    <p class="brand"><img src="/page/banner.svg" alt="" /> Vexille</p>
    <h2>${say(words, "channels")}</h2>
    <ul>
      ${tops.map((channel) => [
        html`<${Channel} key=${channel.id} ...${{ channel, state, open }} />`,
        ...threads(channel.id).map(
          (channel) => html`<${Channel} key=${channel.id} channel=${channel} thread ...${{ state, open }} />`,
        ),
      ])}
    </ul>
    <${NameField} label=${say(words, "add-channel")} send=${addChannel} />
    ${archived.length > 0 &&
    html`<details class="put-away" open=${archived.some((channel) => channel.id === state.here)}>
      <summary>${say(words, "archived")} (${archived.length})</summary>
      <ul>
        ${archived.map(
          (channel) => html`<${Channel} key=${channel.id} channel=${channel} thread ...${{ state, open }} />`,
        )}
      </ul>
    </details>`}
    ${lines.length > 0 &&
    html`<h2>${say(words, "direct")}</h2>
      <ul>
        ${lines.map((line) => html`<${Channel} key=${line.id} channel=${line} ...${{ state, open }} />`)}
      </ul>`}
    <div class="me">
      <label for="player">${say(words, "acting")}</label>
      <select id="player" value=${state.me.name} onChange=${(event) => become(event.target.value)}>
        ${players.map((player) => html`<option value=${player.name}>${player.name}</option>`)}
      </select>
      <${NameField} label=${say(words, "add-player")} send=${become} />
      <div class="choices">
        <button type="button" onClick=${() => choose("locale", state.locale === "fr" ? "en" : "fr")}>
          ${state.locale === "fr" ? "English" : "Français"}
        </button>
        <button type="button" onClick=${() => choose("theme", theme === "dark" ? "light" : "dark")}>
          ${say(words, theme === "dark" ? "light" : "dark")}
        </button>
      </div>
    </div>
  </nav>`;
}
