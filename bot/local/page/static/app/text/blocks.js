// Headings, small lines, quotations and lists, as texts of layouts have them.
import { html } from "../html.js";
import { markup } from "./markup.js";

const FENCED = /(```[\s\S]+?```)/;
const KINDS = [
  ["head", /^(#{1,3})\s+(.+)/],
  ["small", /^(-#)\s+(.+)/],
  ["quote", /^(>)\s(.*)/],
  ["item", /^\s*([-*])\s+(.+)/],
  ["number", /^\s*(\d+)\.\s+(.+)/],
];

function read(line) {
  for (const [kind, pattern] of KINDS) {
    const found = pattern.exec(line);
    if (found) return { kind, mark: found[1], text: found[2] };
  }
  return { kind: "text", mark: "", text: line };
}

// Lines of one kind that follow each other belong together, but for headings.
function grouped(text) {
  const groups = [];
  for (const line of text.split("\n").map(read)) {
    const last = groups.at(-1);
    if (last && last.kind === line.kind && line.kind !== "head") last.lines.push(line);
    else groups.push({ kind: line.kind, lines: [line] });
  }
  return groups;
}

function block({ kind, lines }) {
  const whole = lines.map((line) => line.text).join("\n");
  const items = () => lines.map((line) => html`<li>${markup(line.text)}</li>`);
  switch (kind) {
    case "head":
      return html`<h3 class="head-${lines[0].mark.length}">${markup(whole)}</h3>`;
    case "small":
      return html`<p class="small">${markup(whole)}</p>`;
    case "quote":
      return html`<blockquote>${markup(whole)}</blockquote>`;
    case "item":
      return html`<ul>${items()}</ul>`;
    case "number":
      return html`<ol start=${Number(lines[0].mark)}>${items()}</ol>`;
    default:
      return whole.trim() ? html`<p>${markup(whole.replace(/^\n+|\n+$/g, ""))}</p>` : null;
  }
}

export function Blocks({ text }) {
  const parts = text.split(FENCED);
  return html`<div class="blocks">
    ${parts.flatMap((part, index) => (index % 2 ? [markup(part)] : grouped(part).map(block)))}
  </div>`;
}
