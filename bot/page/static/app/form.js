// A form that the bot opened, as a dialog.
import { html } from "./html.js";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "./words.js";

const LABEL = 18;
const ROW = 1;
const SELECT = 3;
const TEXT = 4;
const TEXT_DISPLAY = 10;
const PARAGRAPH = 2;

// Labelled fields and rows of one field are shown alike.
function fieldsOf(form) {
  return form.components.flatMap((part) => {
    if (part.type === LABEL) {
      return [{ label: part.label, about: part.description, control: part.component }];
    }
    if (part.type === ROW) {
      return part.components.map((control) => ({ label: control.label, control }));
    }
    return part.type === TEXT_DISPLAY ? [{ text: part.content }] : [];
  });
}

function Field({ field, words }) {
  const { control, label, about } = field;
  const id = `field-${control.custom_id}`;
  const required = control.required ?? true;
  const shared = { id, name: control.custom_id, required, "aria-describedby": `${id}-about` };
  return html`<div class="field">
    <label for=${id}>
      ${label}${required && html`<span> · ${say(words, "required")}</span>`}
    </label>
    ${control.type === SELECT &&
    html`<select ...${shared} multiple=${(control.max_values ?? 1) > 1}>
      ${(control.max_values ?? 1) === 1 && html`<option value="">${say(words, "pick")}</option>`}
      ${control.options.map(
        (one) => html`<option value=${one.value} selected=${one.default}>${one.label}</option>`,
      )}
    </select>`}
    ${control.type === TEXT &&
    (control.style === PARAGRAPH
      ? html`<textarea ...${shared} rows="4" maxlength=${control.max_length}>${control.value}</textarea>`
      : html`<input
          ...${shared}
          type="text"
          autocomplete="off"
          maxlength=${control.max_length}
          value=${control.value}
          placeholder=${control.placeholder}
        />`)}
    <p id=${`${id}-about`}>${about}</p>
  </div>`;
}

export function FormDialog({ form, words, act, close }) {
  const dialog = useRef(null);
  const [error, setError] = useState(null);
  const [busy, setBusy] = useState(false);
  const fields = fieldsOf(form);

  useEffect(() => {
    dialog.current.showModal();
    dialog.current.querySelector("input, select, textarea")?.focus();
  }, [form.id]);

  const submit = async (event) => {
    event.preventDefault();
    const values = {};
    for (const { control } of fields.filter((one) => one.control)) {
      const node = event.target.elements[control.custom_id];
      const picked = [...(node.selectedOptions ?? [])].map((one) => one.value).filter(Boolean);
      const value = control.type === SELECT ? picked : node.value;
      if (value.length) values[control.custom_id] = value;
    }
    setBusy(true);
    const told = await act("submit", { form: form.id, values });
    setBusy(false);
    if (told.error) setError(told.error);
    else close();
  };

  return html`<dialog ref=${dialog} aria-labelledby="form-title" onClose=${close}>
    <form onSubmit=${submit}>
      <h2 id="form-title">${form.title}</h2>
      ${fields.map((field) =>
        field.text
          ? html`<p>${field.text}</p>`
          : html`<${Field} key=${field.control.custom_id} field=${field} words=${words} />`,
      )}
      ${error && html`<p class="wrong" role="alert">${error}</p>`}
      <div class="controls">
        <button type="submit" class="button leading" disabled=${busy}>${say(words, "send")}</button>
        <button type="button" class="button plain" onClick=${close}>${say(words, "cancel")}</button>
      </div>
    </form>
  </dialog>`;
}
