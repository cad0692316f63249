// A button that opens a small panel beside it; Escape, a press elsewhere or a choice closes it.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";

export function Popup({ label, face, kind, children }) {
  const [side, setSide] = useState(null);
  const box = useRef(null);
  const button = useRef(null);

  useLayoutEffect(() => {
    if (!side) return undefined;
    const away = (event) => !box.current.contains(event.target) && setSide(null);
    document.addEventListener("pointerdown", away);
    box.current.querySelector(".flyout button")?.focus();
    return () => document.removeEventListener("pointerdown", away);
  }, [side]);

  const toggle = () => {
    const above = button.current.getBoundingClientRect().top > window.innerHeight / 2;
    setSide(side ? null : above ? "above" : "below");
  };
  const shut = () => {
    setSide(null);
    button.current?.focus();
  };
  const left = (event) => {
    if (event.relatedTarget && !box.current.contains(event.relatedTarget)) setSide(null);
  };
  return html`<div
    class="popup ${side ? "open" : ""}"
    ref=${box}
    onFocusOut=${left}
    onKeyDown=${(event) => side && event.key === "Escape" && shut()}
  >
    <button
      type="button"
      ref=${button}
      class=${kind ?? "tool"}
      aria-expanded=${Boolean(side)}
      aria-label=${label}
      title=${label}
      onClick=${toggle}
    >
      ${face}
    </button>
    ${side && html`<div class="flyout ${side}" role="group" aria-label=${label}>${children(shut)}</div>`}
  </div>`;
}
