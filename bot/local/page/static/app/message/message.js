// One message: who, when, what it says, its embeds, files and controls.
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { Row } from "../controls/controls.js";
import { clock, dayAndClock, hue, local, painted, size } from "../table/local.js";
import { Blocks } from "../text/blocks.js";
import { markup, plain } from "../text/markup.js";
import { say } from "../text/words.js";
import { Layout, Picture } from "./layout.js";
import { Notice } from "./notice.js";
import { Editing, PersonMenu, Reactions, Tools } from "./tools.js";

function Embed({ embed, words, locale }) {
  const when = embed.timestamp && dayAndClock(embed.timestamp, locale);
  const foot = [embed.footer?.text, when].filter(Boolean);
  return html`<article class="embed" ref=${painted(hue(embed.color))}>
    ${embed.thumbnail && html`<div class="thumbnail"><${Picture} shown=${{ media: embed.thumbnail }} words=${words} /></div>`}
    ${embed.author?.name && html`<p class="embed-author">${embed.author.name}</p>`}
    ${embed.title &&
    html`<h3>
      ${embed.url
        ? html`<a href=${embed.url} target="_blank" rel="noopener noreferrer">${markup(embed.title)}</a>`
        : markup(embed.title)}
    </h3>`}
    ${embed.description && html`<div class="embed-text"><${Blocks} text=${embed.description} /></div>`}
    ${embed.fields?.length > 0 &&
    html`<dl>
      ${embed.fields.map(
        (field) => html`<div class=${field.inline ? "inline" : ""}>
          <dt>${markup(field.name)}</dt>
          <dd>${markup(field.value)}</dd>
        </div>`,
      )}
    </dl>`}
    ${embed.image &&
    html`<${Picture} shown=${{ media: embed.image, title: embed.title }} words=${words} />`}
    ${foot.length > 0 && html`<footer>${foot.join(" · ")}</footer>`}
  </article>`;
}

function File({ file }) {
  const address = local(file.url);
  if (file.content_type?.startsWith("image/")) {
    return html`<a href=${address} target="_blank" rel="noopener">
      <img
        src=${address}
        alt=${file.description ?? file.filename}
        width=${file.width}
        height=${file.height}
        loading="lazy"
      />
    </a>`;
  }
  return html`<a class="file" href=${address} download=${file.filename}>
    ${file.filename} <span>${size(file.size)}</span>
  </a>`;
}

function initials(name) {
  return name.slice(0, 1).toUpperCase();
}

// What a message holds below its text: a layout takes the place of all else.
function Body({ message, act, words, lists }) {
  const around = { message, act, words, lists };
  if (message.layout) {
    return html`<div class="layout"><${Layout} parts=${message.components} ...${around} /></div>`;
  }
  return html`
    ${message.embeds.map((embed, index) => html`<${Embed} key=${index} ...${{ embed, words }} locale=${lists.locale} />`)}
    ${message.attachments.map((file) => html`<${File} key=${file.id} file=${file} />`)}
    ${message.components.map((row) => html`<${Row} key=${row.id} row=${row} ...${around} />`)}
  `;
}

const CONTROLS = "a, button, summary, input, textarea, .picker, .popup";

// A tap beside all controls brings the tools; some browsers give nothing the focus by themselves.
function touched({ target, currentTarget }) {
  if (!target.closest(CONTROLS)) currentTarget.focus({ preventScroll: true });
}

// Over an answer: who asked for it and how; what was typed is there for whoever looks closer.
function Asked({ message, words }) {
  const { asker: name, asked, command } = message;
  if (!name) return null;
  if (!command) {
    const told = asked ? say(words, "chose", { name, what: asked }) : say(words, "used-something", { name });
    return html`<p class="asked">${told}</p>`;
  }
  const told = say(words, "used", { name, command });
  if (!asked || asked === command) return html`<p class="asked">${told}</p>`;
  return html`<details class="asked">
    <summary title=${asked}>${told}</summary>
    <code>${asked}</code>
  </details>`;
}

export function Message({ message, follows, words, locale, act, answer, state, open, jump, openThread }) {
  const { author } = message;
  const { channels, people, me, menus } = state;
  const [editing, setEditing] = useState(false);
  if (message.notice) return html`<${Notice} ...${{ message, channels, words, open, jump }} />`;
  const thread = channels.find((channel) => channel.id === message.id);
  const here = channels.find((channel) => channel.id === message.channel);
  const mayThread = here && !here.parent && !here.direct && !thread;
  const tint = `tint-${Number(BigInt(author.id) % 6n)}`;
  return html`<li
    id=${`message-${message.id}`}
    class="message ${follows ? "follows" : ""} ${message.private ? "private" : ""}"
    tabindex="-1"
    onClick=${touched}
  >
    ${message.answers &&
    html`<button
      type="button"
      class="quoted"
      onClick=${() => jump(message.channel, message.answers.id)}
    >
      ${say(words, "answered-to", { name: message.answers.name })} · ${plain(message.answers.text)}
    </button>`}
    <${Asked} ...${{ message, words }} />
    ${!follows &&
    html`<div class="face ${author.bot ? "bot" : tint}" aria-hidden="true">
      ${author.bot ? html`<img src="/page/banner.svg" alt="" />` : initials(author.name)}
    </div>`}
    <div class="said">
      ${!follows &&
      html`<h2>
        <${PersonMenu}
          ...${{ person: author, channel: message.channel, menus, act, words }}
          kind=${author.bot ? "" : tint}
        />
        <time datetime=${message.at} title=${dayAndClock(message.at, locale)}>${clock(message.at, locale)}</time>
      </h2>`}
      ${editing && html`<${Editing} ...${{ message, words, act }} close=${() => setEditing(false)} />`}
      ${!editing && message.content && html`<div class="text"><${Blocks} text=${message.content} /></div>`}
      ${message.loading && html`<p class="thinking">${say(words, "thinking")}</p>`}
      <${Body} ...${{ message, act, words }} lists=${state} />
      ${message.edited && !author.bot && html`<small>${say(words, "edited")}</small>`}
      ${message.private && html`<small class="eye">${say(words, "only-you")}</small>`}
      <${Reactions} ...${{ message, people, me, act }} />
      ${thread &&
      html`<button type="button" class="hanging" onClick=${() => open(thread.id)}>
        ${say(words, "go-to-thread", { thread: thread.name })}
      </button>`}
    </div>
    ${!message.private &&
    html`<${Tools}
      ...${{ message, me, words, menus, act, answer }}
      edit=${() => setEditing(true)}
      openThread=${mayThread && openThread}
    />`}
  </li>`;
}
