// A form that the bot opened, as a dialog.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { Blocks } from "../text/blocks.js";
import { say } from "../text/words.js";
import { Field, begin } from "./fields.js";

const LABEL = 18;
const ROW = 1;
const TEXT_DISPLAY = 10;

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

export function FormDialog({ form, words, lists, largest, act, close }) {
  const dialog = useRef(null);
  const [error, setError] = useState(null);
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState({});
  const fields = fieldsOf(form);
  const values = useRef(null);
  values.current ??= Object.fromEntries(
    fields.filter((field) => field.control).map(({ control }) => [control.custom_id, begin(control)]),
  );

  useEffect(() => {
    dialog.current.showModal();
    dialog.current.querySelector("input:not([hidden]), textarea, .menu, .button")?.focus();
  }, [form.id]);

  const submit = async (event) => {
    event.preventDefault();
    setBusy(true);
    const told = await act("submit", { form: form.id, values: values.current });
    setBusy(false);
    if (told.error) setError(told.error);
    else close();
  };
  const sending = Object.values(waiting).some(Boolean);

  return html`<dialog ref=${dialog} aria-labelledby="form-title" onClose=${close}>
    <form onSubmit=${submit}>
      <h2 id="form-title">${form.title}</h2>
      ${fields.map((field, index) => {
        if (field.text) return html`<${Blocks} key=${index} text=${field.text} />`;
        const name = field.control.custom_id;
        return html`<${Field}
          key=${name}
          ...${{ field, words, lists, largest }}
          held=${() => values.current[name]}
          put=${(value) => (values.current[name] = value)}
          wait=${(number) => setWaiting((known) => ({ ...known, [name]: number }))}
        />`;
      })}
      ${error && html`<p class="wrong" role="alert">${error}</p>`}
      <div class="controls">
        <button type="submit" class="button leading" disabled=${busy || sending}>
          ${say(words, "send")}
        </button>
        <button type="button" class="button plain" onClick=${close}>${say(words, "cancel")}</button>
      </div>
    </form>
  </dialog>`;
}
