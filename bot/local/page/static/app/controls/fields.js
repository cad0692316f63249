// The fields of a form; each tells what it holds whenever that changes.
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { say } from "../text/words.js";
import { AttachButton, Attached, useFiles } from "./files.js";
import { MENUS, Picker, beginsWith } from "./picker.js";

const TEXT = 4;
const UPLOAD = 19;
const RADIOS = 21;
const BOXES = 22;
const BOX = 23;
const PARAGRAPH = 2;
const WITHOUT_LABEL = [RADIOS, BOXES, BOX];

// What a field holds before anybody touches it.
export function begin(control) {
  if (control.type === TEXT) return control.value ?? "";
  if (control.type === BOX) return Boolean(control.default);
  if (control.type === RADIOS) return beginsWith(control)[0] ?? null;
  return control.type === UPLOAD ? [] : beginsWith(control);
}

function Text({ control, shared, put }) {
  const more = {
    ...shared,
    required: control.required ?? true,
    maxlength: control.max_length,
    placeholder: control.placeholder,
    onInput: (event) => put(event.target.value),
  };
  return control.style === PARAGRAPH
    ? html`<textarea ...${more} rows="4">${control.value}</textarea>`
    : html`<input ...${more} type="text" autocomplete="off" value=${control.value} />`;
}

function Upload({ control, shared, words, largest, put, wait }) {
  const most = control.max_values ?? 1;
  const kept = useFiles({ largest, words, most });
  useEffect(() => put(kept.files.map((file) => file.ticket)), [kept.files]);
  useEffect(() => {
    wait(kept.busy ? 1 : 0);
    return () => wait(0);
  }, [kept.busy]);
  const dropped = (event) => {
    event.preventDefault();
    event.stopPropagation();
    kept.add([...event.dataTransfer.files]);
  };
  return html`<div class="upload" onDragOver=${(event) => event.preventDefault()} onDrop=${dropped}>
    <${AttachButton} id=${shared.id} about=${shared["aria-describedby"]} several=${most > 1} ...${{ kept, words }}>
      ${say(words, "attach")}
    <//>
    <${Attached} ...${{ kept, words }} />
  </div>`;
}

function Choices({ control, label, about, held, put }) {
  const several = control.type === BOXES;
  const toggle = ({ target }) => {
    if (!several) put(target.value);
    else if (target.checked) put([...held(), target.value]);
    else put(held().filter((value) => value !== target.value));
  };
  const chosen = beginsWith(control);
  return html`<fieldset aria-describedby=${about}>
    <legend>${label}</legend>
    ${control.options.map(
      (choice) => html`<label key=${choice.value} class="choice">
        <input
          type=${several ? "checkbox" : "radio"}
          name=${control.custom_id}
          value=${choice.value}
          checked=${chosen.includes(choice.value)}
          required=${!several && (control.required ?? true)}
          onChange=${toggle}
        />
        <span>${choice.label}${choice.description && html`<small>${choice.description}</small>`}</span>
      </label>`,
    )}
  </fieldset>`;
}

function Box({ control, label, about, put }) {
  return html`<label class="choice">
    <input
      type="checkbox"
      checked=${control.default}
      aria-describedby=${about}
      onChange=${(event) => put(event.target.checked)}
    />
    <span>${label}</span>
  </label>`;
}

export function Field({ field, words, lists, largest, held, put, wait }) {
  const { control, about } = field;
  const { type } = control;
  const id = `field-${control.custom_id}`;
  const described = `${id}-about`;
  const required = type !== BOX && (control.required ?? true);
  const label = html`${field.label}${required && html`<span> · ${say(words, "required")}</span>`}`;
  const shared = { id, name: control.custom_id, "aria-describedby": described };
  const around = { control, label, about: described, words, put };
  return html`<div class="field">
    ${!WITHOUT_LABEL.includes(type) && html`<label for=${id}>${label}</label>`}
    ${type === TEXT && html`<${Text} ...${{ control, shared, put }} />`}
    ${MENUS.includes(type) &&
    html`<${Picker} ...${{ ...around, id, lists, label: field.label, change: put }} />`}
    ${type === UPLOAD && html`<${Upload} ...${{ control, shared, words, largest, put, wait }} />`}
    ${[RADIOS, BOXES].includes(type) && html`<${Choices} ...${{ ...around, held }} />`}
    ${type === BOX && html`<${Box} ...${around} />`}
    <p id=${described}>${about}</p>
  </div>`;
}
