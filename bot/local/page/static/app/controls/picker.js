// A menu that opens under its button: options, people, roles or channels, with a search in long ones.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { say } from "../text/words.js";

const STRING = 3;
const PEOPLE = 5;
const ROLES = 6;
const ANYBODY = 7;
const CHANNELS = 8;
const LONG = 8;
const MARKS = /\p{M}/gu;

export const MENUS = [STRING, PEOPLE, ROLES, ANYBODY, CHANNELS];

function fold(text) {
  return text.normalize("NFKD").replace(MARKS, "").toLowerCase();
}

function people(lists) {
  return lists.people.map((person) => ({ value: person.id, label: person.name }));
}

function roles(lists) {
  return lists.roles.map((role) => ({ value: role.id, label: `@${role.name.replace(/^@/, "")}` }));
}

function channels(lists, types) {
  return lists.channels
    .filter((channel) => !types?.length || types.includes(channel.type))
    .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
}

export function offers(control, lists) {
  switch (control.type) {
    case PEOPLE:
      return people(lists);
    case ROLES:
      return roles(lists);
    case ANYBODY:
      return [...people(lists), ...roles(lists)];
    case CHANNELS:
      return channels(lists, control.channel_types);
    default:
      return (control.options ?? []).map((option) => ({
        value: option.value,
        label: [option.emoji?.name, option.label].filter(Boolean).join(" "),
        about: option.description,
      }));
  }
}

export function beginsWith(control) {
  const given = control.default_values?.map((option) => String(option.id));
  return given ?? (control.options ?? []).filter((option) => option.default).map((option) => option.value);
}

// `change` is told of every change; `done` once of what was picked, if the menu itself sends it.
export function Picker({ id, label, control, lists, words, disabled, about, change, done }) {
  const least = control.min_values ?? 1;
  const most = control.max_values ?? 1;
  const several = most > 1;
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState(() => beginsWith(control));
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const [up, setUp] = useState(false);
  const root = useRef(null);
  const button = useRef(null);
  const panel = useRef(null);
  const all = offers(control, lists);
  const long = all.length > LONG;
  const wanted = fold(query);
  const shown = all.filter((option) => fold(`${option.label} ${option.about ?? ""}`).includes(wanted));
  const at = Math.min(active, shown.length - 1);
  const offered = JSON.stringify([control.options, control.default_values]);
  const labels = all.filter((option) => picked.includes(option.value)).map((option) => option.label);
  const base = `${id}-list`;

  // Whoever changes what is on offer begins anew with what is picked.
  useEffect(() => setPicked(beginsWith(control)), [offered]);

  useLayoutEffect(() => {
    if (!open) return;
    const box = button.current.getBoundingClientRect();
    const around = root.current.closest(".scroll, dialog").getBoundingClientRect();
    const height = panel.current.offsetHeight;
    setUp(box.bottom + height > around.bottom && box.top - height > around.top);
  }, [open]);

  // At once: an Escape that comes sooner than the focus would lose it with the panel.
  useLayoutEffect(() => {
    if (!open) return;
    panel.current.querySelector("input, [role=listbox]").focus({ preventScroll: true });
    panel.current.scrollIntoView({ block: "nearest" });
  }, [open, up]);

  useEffect(() => {
    panel.current?.querySelector(".chosen")?.scrollIntoView({ block: "nearest" });
  }, [at]);

  const close = (back) => {
    setOpen(false);
    setUp(false);
    setQuery("");
    if (back) button.current.focus({ preventScroll: true });
  };

  const send = (values) => {
    close(true);
    done?.(values);
  };

  const put = (values) => {
    setPicked(values);
    change?.(values);
  };

  const toggle = ({ value }) => {
    const there = picked.includes(value);
    if (several) {
      if (there) put(picked.filter((each) => each !== value));
      else if (picked.length < most) put([...picked, value]);
      return;
    }
    const values = there && !done ? [] : [value];
    put(values);
    send(values);
  };

  const key = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && shown.length) {
      event.preventDefault();
      setActive((at + step + shown.length) % shown.length);
    } else if (event.key === "Enter" || (event.key === " " && !long)) {
      event.preventDefault();
      if (shown[at]) toggle(shown[at]);
    }
  };

  const around = (event) => {
    if (open && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close(true);
    } else if (!open && event.key === "ArrowDown" && !disabled) {
      event.preventDefault();
      begin();
    }
  };

  const left = (event) => {
    if (open && !root.current.contains(event.relatedTarget)) close(false);
  };

  const begin = () => {
    setActive(Math.max(0, all.findIndex((option) => picked.includes(option.value))));
    setOpen(true);
  };

  return html`<div class="picker" ref=${root} onFocusOut=${left} onKeyDown=${around}>
    <button
      type="button"
      id=${id}
      class="menu"
      ref=${button}
      aria-haspopup="listbox"
      aria-expanded=${open}
      aria-controls=${open ? base : undefined}
      aria-describedby=${about}
      aria-label=${labels.length ? `${label}: ${labels.join(", ")}` : label}
      disabled=${disabled}
      onClick=${() => (open ? close(true) : begin())}
    >
      <span class=${labels.length ? "" : "blank"}>
        ${labels.length ? labels.join(", ") : (control.placeholder ?? say(words, "pick"))}
      </span>
      <i aria-hidden="true"></i>
    </button>
    ${open &&
    html`<div class="panel ${up ? "up" : ""}" ref=${panel}>
      ${long &&
      html`<input
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls=${base}
        aria-activedescendant=${shown.length ? `${base}-${at}` : undefined}
        aria-label=${say(words, "search")}
        placeholder=${say(words, "search")}
        autocomplete="off"
        value=${query}
        onInput=${(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown=${key}
      />`}
      <ul
        id=${base}
        role="listbox"
        tabindex=${long ? -1 : 0}
        aria-label=${label}
        aria-multiselectable=${several}
        aria-activedescendant=${!long && shown.length ? `${base}-${at}` : undefined}
        onKeyDown=${key}
      >
        ${shown.map(
          (option, index) => html`<li
            key=${option.value}
            id=${`${base}-${index}`}
            role="option"
            class="${index === at ? "chosen" : ""} ${several ? "box" : ""}"
            aria-selected=${picked.includes(option.value)}
            onMouseDown=${(event) => event.preventDefault()}
            onClick=${() => {
              setActive(index);
              toggle(option);
            }}
          >
            <b>${option.label}</b>${option.about && html`<span>${option.about}</span>`}
          </li>`,
        )}
      </ul>
      ${!shown.length && html`<p class="hint" role="status">${say(words, "nothing-found")}</p>`}
      ${several &&
      html`<div class="panel-end">
        <span class="hint" role="status">
          ${picked.length
            ? say(words, "choice", { number: picked.length })
            : say(words, "pick-some", { least, most })}
        </span>
        <button
          type="button"
          class="button leading"
          disabled=${done && picked.length < least}
          onClick=${() => send(picked)}
        >
          ${say(words, "done")}
        </button>
      </div>`}
    </div>`}
  </div>`;
}
