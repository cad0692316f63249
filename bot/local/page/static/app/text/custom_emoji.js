// An application's own emojis, shown from the table as Discord shows them from its own store.
import { html } from "../html.js";
import { say } from "./words.js";

export const CUSTOM = /<a?:(\w{2,32}):(\d+)>/;
const DIE = /^(?:d6|artillery)_(?:(hit|miss|again)_)?(\d+|misfire)_v\d+$/;
let words = {};

// The page's words, by which dice are named.
export function knowWords(known) {
  words = known;
}

// What is told to whoever does not see it: a die and what became of it, others by their names.
export function named(name) {
  const die = DIE.exec(name);
  if (!die) return `:${name}:`;
  const value = die[2] === "misfire" ? say(words, "die-misfire") : die[2];
  return die[1] ? say(words, `die-${die[1]}`, { value }) : value;
}

export function customEmoji([, name, id]) {
  const about = named(name);
  return html`<img class="custom-emoji" src=${`/cdn/emojis/${id}.png`} alt=${about} title=${about} />`;
}
