// The emoji that suit a table. Where there is no font for them, some are drawn by the page itself,
// and signs that older fonts have stand in for the others.
import { html } from "../html.js";

const THUMB =
  "M6.5 9v8H4V9zM6.5 9l3-6.2c1.7 0 2.3 1 2 2.4L11 8h4.6c1 0 1.6.9 1.4 1.8l-1.4 5.8c-.2.9-.9 1.4-1.8 1.4H6.5";
const DRAWINGS = {
  "👍": [THUMB],
  "👎": [THUMB, "", "turned"],
  "🎲": ["M6 3h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z", "M7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01"],
  "🛡️": ["M10 2.5l6.5 2v5c0 4-2.6 6.6-6.5 8-3.9-1.4-6.5-4-6.5-8v-5zM10 2.5v15"],
  "🔥": ["M10 2.5c.5 3 4.5 4.6 4.5 9a4.5 5.5 0 0 1-9 0c0-1.8.8-3 1.8-4 .2 1.5.9 2 1.6 2.2-.4-2.8.1-5.3 1.1-7.2z"],
  "💀": ["M10 2.5c-4 0-7 2.7-7 6.5 0 2.2 1 3.7 2.6 4.7V17h8.8v-3.3C16 12.7 17 11.2 17 9c0-3.8-3-6.5-7-6.5zM8.5 17v-2M11.5 17v-2", "M7 9.2h.01M13 9.2h.01"],
};
const FITTING = ["👍", "👎", "😂", "😱", "🎲", "⚔️", "🛡️", "🏹", "🔥", "💀", "🎉", "👏"];
const PLAINER = ["✔️", "❤️", "⚡", "⚖️", "☺️", "☹️"];
const MISSING = "\u{10fffe}";
const SIZE = 24;

let pen = null;
const known = new Map();

function traced(text) {
  pen.clearRect(0, 0, SIZE, SIZE);
  pen.fillText(text, 0, SIZE - 6);
  return pen.getImageData(0, 0, SIZE, SIZE).data.join();
}

// A browser draws all that its fonts lack alike.
function hasFont(emoji) {
  if (!pen) {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = SIZE;
    pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.font = `${SIZE - 8}px sans-serif`;
  }
  if (!known.has(emoji)) {
    const sign = String.fromCodePoint(emoji.codePointAt(0));
    known.set(emoji, traced(sign) !== traced(MISSING));
  }
  return known.get(emoji);
}

export function offeredEmoji() {
  const can = (emoji) => DRAWINGS[emoji] || hasFont(emoji);
  return [...FITTING, ...PLAINER].filter(can).slice(0, FITTING.length);
}

export function Emoji({ emoji }) {
  const drawing = DRAWINGS[emoji];
  if (!drawing || hasFont(emoji)) return html`<span aria-hidden="true">${emoji}</span>`;
  const [lines, dots, turned] = drawing;
  return html`<svg class="drawn ${turned ?? ""}" viewBox="0 0 20 20" aria-hidden="true">
    <path d=${lines} />${dots && html`<path class="dots" d=${dots} />`}
  </svg>`;
}
