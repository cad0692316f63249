// A layout: containers, sections, texts, pictures and files, with controls among them.
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { Control, Row } from "../controls/controls.js";
import { fileName, hue, isOurs, local, painted, size } from "../table/local.js";
import { Blocks } from "../text/blocks.js";
import { say } from "../text/words.js";

const ROW = 1;
const SECTION = 9;
const TEXT = 10;
const THUMBNAIL = 11;
const GALLERY = 12;
const FILE = 13;
const SEPARATOR = 14;
const CONTAINER = 17;
const LARGE = 2;

function Veil({ on, words, children }) {
  const [hidden, setHidden] = useState(Boolean(on));
  if (!hidden) return children;
  return html`<div class="veiled">
    <div class="under" inert>${children}</div>
    <button type="button" class="button plain" onClick=${() => setHidden(false)}>
      ${say(words, "reveal")}
    </button>
  </div>`;
}

export function Picture({ shown, words }) {
  const { media, description, title, spoiler } = shown;
  const name = description ?? title ?? fileName(media.url);
  if (!isOurs(media.url)) {
    return html`<a class="file" href=${media.url} target="_blank" rel="noopener noreferrer">
      ${description ?? media.url}
    </a>`;
  }
  const address = local(media.url);
  return html`<${Veil} on=${spoiler} words=${words}>
    <a href=${address} target="_blank" rel="noopener">
      <img src=${address} alt=${name} width=${media.width} height=${media.height} loading="lazy" />
    </a>
  <//>`;
}

function File({ part, words }) {
  const name = part.name ?? fileName(part.file.url);
  return html`<${Veil} on=${part.spoiler} words=${words}>
    <a class="file" href=${local(part.file.url)} download=${name}>
      ${name} ${part.size != null && html`<span>${size(part.size)}</span>`}
    </a>
  <//>`;
}

function Section({ part, ...around }) {
  const { accessory } = part;
  return html`<div class="section">
    <div>${part.components.map((component) => html`<${Blocks} key=${component.id} text=${component.content} />`)}</div>
    ${accessory.type === THUMBNAIL
      ? html`<div class="thumbnail"><${Picture} shown=${accessory} words=${around.words} /></div>`
      : html`<${Control} ...${{ control: accessory, ...around }} />`}
  </div>`;
}

function Container({ part, ...around }) {
  return html`<${Veil} on=${part.spoiler} words=${around.words}>
    <div class="container" ref=${painted(hue(part.accent_color))}>
      <${Layout} ...${{ parts: part.components, ...around }} />
    </div>
  <//>`;
}

function Part({ part, ...around }) {
  const { words } = around;
  switch (part.type) {
    case ROW:
      return html`<${Row} ...${{ row: part, ...around }} />`;
    case SECTION:
      return html`<${Section} ...${{ part, ...around }} />`;
    case TEXT:
      return html`<${Blocks} text=${part.content} />`;
    case GALLERY:
      return html`<div class="gallery ${part.items.length > 1 ? "several" : ""}">
        ${part.items.map((item, index) => html`<${Picture} key=${index} shown=${item} words=${words} />`)}
      </div>`;
    case FILE:
      return html`<${File} part=${part} words=${words} />`;
    case SEPARATOR:
      return html`<hr
        class="${part.divider === false ? "bare" : ""} ${part.spacing === LARGE ? "wide" : ""}"
      />`;
    case CONTAINER:
      return html`<${Container} ...${{ part, ...around }} />`;
    default:
      return null;
  }
}

export function Layout({ parts, ...around }) {
  return parts.map((part) => html`<${Part} key=${part.id} ...${{ part, ...around }} />`);
}
