// Discord's markup as far as answers and players use it, turned into nodes, never into HTML text.
import { html } from "../html.js";
import { CUSTOM, customEmoji, named } from "./custom_emoji.js";

const ESCAPED = /\\([*_~`|\\[\]<>#])/;
const EVERY_CUSTOM = new RegExp(CUSTOM, "g");
let channels = [];
const PARTS = [
  [/```(?:\w*\n)?([\s\S]+?)```/, (found) => html`<pre><code>${found[1]}</code></pre>`],
  [/`([^`\n]+)`/, (found) => html`<code>${found[1]}</code>`],
  [ESCAPED, (found) => found[1]],
  [/\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/, (found) => link(found[2], inline(found[1]))],
  [/<#(\d+)>/, (found) => html`<strong>#${channels.find((channel) => channel.id === found[1])?.name ?? "…"}</strong>`],
  [CUSTOM, customEmoji],
  [/<(https?:\/\/[^\s>]+)>/, (found) => link(found[1], found[1])],
  [/https?:\/\/[^\s<>*|`]*[^\s<>*|`.,;:!?'")\]»”’]/, (found) => link(found[0], found[0])],
  [/\*\*([\s\S]+?)\*\*/, (found) => html`<strong>${inline(found[1])}</strong>`],
  [/__([\s\S]+?)__/, (found) => html`<u>${inline(found[1])}</u>`],
  [/~~([\s\S]+?)~~/, (found) => html`<s>${inline(found[1])}</s>`],
  [/\|\|([\s\S]+?)\|\|/, (found) => html`<span class="spoiler" tabindex="0">${inline(found[1])}</span>`],
  [/\*([^*\n]+)\*/, (found) => html`<em>${inline(found[1])}</em>`],
  [/(?<![\w])_([^_\n]+)_(?![\w])/, (found) => html`<em>${inline(found[1])}</em>`],
];

// The channels that a text may name, by ids as Discord writes them.
export function knowChannels(known) {
  channels = known;
}

function link(address, text) {
  return html`<a href=${address} target="_blank" rel="noopener noreferrer">${text}</a>`;
}

const SEVERAL_DEEP = 6;
let depth = 0;

function inline(text) {
  if (!text || depth > SEVERAL_DEEP) return text;
  depth += 1;
  const nodes = [];
  let rest = text;
  while (rest) {
    let first = null;
    for (const [pattern, make] of PARTS) {
      const found = pattern.exec(rest);
      if (found && (!first || found.index < first.found.index)) first = { found, make };
    }
    if (!first) break;
    if (first.found.index) nodes.push(rest.slice(0, first.found.index));
    nodes.push(first.make(first.found));
    rest = rest.slice(first.found.index + first.found[0].length);
  }
  if (rest) nodes.push(rest);
  depth -= 1;
  return nodes;
}

// Without its marks, for where a line of it is quoted; what is hidden stays hidden.
export function plain(text) {
  return text
    .replaceAll("@\u200b", "@")
    .replace(EVERY_CUSTOM, (_, name) => `${named(name)} `)
    .replace(/\|\|[\s\S]+?\|\|/g, "▒▒▒")
    .replace(/\[([^\]\n]+)\]\(https?:[^\s)]+\)/g, "$1")
    .replace(/\*\*|__|~~|`/g, "");
}

// Zero-width spaces keep names from being mentions; the page has no mentions.
export function markup(text) {
  return inline(text.replaceAll("@\u200b", "@"));
}
