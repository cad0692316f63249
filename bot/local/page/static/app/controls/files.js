// Files on their way to the table: sent at once, then named by their tickets.
import { useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { size } from "../table/local.js";
import { say } from "../text/words.js";

const MEGABYTE = 1024 * 1024;

async function upload(file, largest, words) {
  if (file.size > largest) {
    return { error: say(words, "file-too-large", { most: Math.floor(largest / MEGABYTE) }) };
  }
  try {
    const name = encodeURIComponent(file.name);
    const answer = await fetch(`/upload?name=${name}`, { method: "POST", body: file });
    return answer.ok ? await answer.json() : { error: await answer.text() };
  } catch {
    return { error: say(words, "reconnecting") };
  }
}

// The files attached so far; `most` bounds them, the last ones stay.
export function useFiles({ largest, words, most = 10 }) {
  const [files, setFiles] = useState([]);
  const [error, setError] = useState(null);
  const [busy, setBusy] = useState(0);
  const add = async (list) => {
    setError(null);
    for (const file of list) {
      setBusy((number) => number + 1);
      const told = await upload(file, largest, words);
      setBusy((number) => number - 1);
      if (told.error) setError(told.error);
      else setFiles((known) => [...known.filter((other) => other.name !== told.name), told].slice(-most));
    }
  };
  const remove = (ticket) => setFiles((known) => known.filter((file) => file.ticket !== ticket));
  return { files, error, busy: busy > 0, add, remove, clear: () => setFiles([]) };
}

export function Attached({ kept, words }) {
  return html`
    ${kept.files.length > 0 &&
    html`<ul class="attached">
      ${kept.files.map(
        (file) => html`<li key=${file.ticket}>
          ${file.name} <span>${size(file.size)}</span>
          <button
            type="button"
            aria-label=${say(words, "remove", { name: file.name })}
            onClick=${() => kept.remove(file.ticket)}
          >
            ×
          </button>
        </li>`,
      )}
    </ul>`}
    ${kept.busy && html`<p class="hint" role="status">${say(words, "uploading")}</p>`}
    ${kept.error && html`<p class="wrong" role="alert">${kept.error}</p>`}
  `;
}

export function AttachButton({ id, kept, words, about, several = true, children }) {
  const field = useRef(null);
  const label = say(words, "attach");
  const chosen = (event) => {
    kept.add([...event.target.files]);
    event.target.value = "";
  };
  return html`<button
      type="button"
      id=${id}
      class=${children ? "button plain" : "attach"}
      aria-label=${children ? undefined : label}
      aria-describedby=${about}
      title=${children ? undefined : label}
      onClick=${() => field.current.click()}
    >
      ${children ?? "+"}
    </button>
    <input type="file" hidden tabindex="-1" ref=${field} multiple=${several} onChange=${chosen} />`;
}
