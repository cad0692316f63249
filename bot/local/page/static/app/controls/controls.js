// Buttons and menus under a message, or in a layout.
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { say } from "../text/words.js";
import { MENUS, Picker } from "./picker.js";

const BUTTON = 2;
const LINK = 5;
const STYLES = { 1: "leading", 2: "plain", 3: "good", 4: "bad", 5: "plain" };

function Button({ message, control, act }) {
  const [busy, setBusy] = useState(false);
  if (control.style === LINK) {
    return html`<a class="button plain" href=${control.url} target="_blank" rel="noopener noreferrer">
      ${control.emoji?.name} ${control.label}
    </a>`;
  }
  // While it is busy it stays enabled, or the browser would take the keyboard's focus from it.
  const press = async () => {
    if (busy) return;
    setBusy(true);
    await act("press", { message: message.id, control: control.custom_id });
    setBusy(false);
  };
  return html`<button
    type="button"
    class="button ${STYLES[control.style] ?? "plain"}"
    disabled=${control.disabled}
    aria-disabled=${busy || undefined}
    onClick=${press}
  >
    ${control.emoji?.name} ${control.label}
  </button>`;
}

function Menu({ message, control, act, words, lists }) {
  const pick = (values) => act("pick", { message: message.id, control: control.custom_id, values });
  return html`<${Picker}
    id=${`menu-${message.id}-${control.id}`}
    label=${control.placeholder ?? say(words, "pick")}
    disabled=${control.disabled}
    done=${pick}
    ...${{ control, lists, words }}
  />`;
}

export function Control({ control, ...around }) {
  if (control.type === BUTTON) return html`<${Button} ...${{ control, ...around }} />`;
  if (MENUS.includes(control.type)) return html`<${Menu} ...${{ control, ...around }} />`;
  return null;
}

export function Row({ row, ...around }) {
  return html`<div class="controls">
    ${(row.components ?? []).map(
      (control) =>
        html`<${Control} key=${control.custom_id ?? control.id} ...${{ control, ...around }} />`,
    )}
  </div>`;
}
