// A button that opens a small panel beside it; Escape, a press elsewhere or a choice closes it.
import { html } from "./html.js";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

export function Popup({ label, face, kind, children }) {
  const [place, setPlace] = useState(null);
  const box = useRef(null);
  const button = useRef(null);

  useLayoutEffect(() => {
    if (!place) return undefined;
    const away = (event) => !box.current.contains(event.target) && setPlace(null);
    document.addEventListener("pointerdown", away);
    box.current.querySelector(".flyout button")?.focus();
    return () => document.removeEventListener("pointerdown", away);
  }, [place]);

  const toggle = () => {
    const above = button.current.getBoundingClientRect().top > window.innerHeight / 2;
    setPlace(place ? null : above ? "above" : "below");
  };
  const shut = () => {
    setPlace(null);
    button.current?.focus();
  };
  const left = (event) => {
    if (event.relatedTarget && !box.current.contains(event.relatedTarget)) setPlace(null);
  };
  return html`<div
    class="popup ${place ? "open" : ""}"
    ref=${box}
    onFocusOut=${left}
    onKeyDown=${(event) => place && event.key === "Escape" && shut()}
  >
    <button
      type="button"
      ref=${button}
      class=${kind ?? "tool"}
      aria-expanded=${Boolean(place)}
      aria-label=${label}
      title=${label}
      onClick=${toggle}
    >
      ${face}
    </button>
    ${place && html`<div class="flyout ${place}" role="group" aria-label=${label}>${children(shut)}</div>`}
  </div>`;
}
