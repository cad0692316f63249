// What comes from the table itself, and how it is shown.

// The table's files are here, whatever port it listened on when they were sent.
export function local(address) {
  try {
    return new URL(address, location.href).pathname;
  } catch {
    return "";
  }
}

// Nothing but the table's own files is loaded: the page asks no other machine for anything.
// Its own are under a number or localhost; Discord's have the same path, but under a name.
export function isOurs(address) {
  if (!local(address).startsWith("/attachments/")) return false;
  return /^(localhost|[\d.]+|\[.*\])$/.test(new URL(address, location.href).hostname);
}

export function fileName(address) {
  try {
    return decodeURIComponent(local(address).split("/").at(-1));
  } catch {
    return "";
  }
}

// A time as this browser's own country writes it, where that speaks the language of the page.
function spoken(locale) {
  return navigator.languages.find((language) => language.split("-")[0] === locale) ?? locale;
}

export function clock(at, locale) {
  return new Date(at).toLocaleTimeString(spoken(locale), { hour: "2-digit", minute: "2-digit" });
}

export function dayAndClock(at, locale) {
  return new Date(at).toLocaleString(spoken(locale), { dateStyle: "medium", timeStyle: "short" });
}

export function day(at, locale) {
  return new Date(at).toLocaleDateString(spoken(locale), { dateStyle: "full" });
}

export function size(bytes) {
  return `${Math.max(1, Math.round(bytes / 1024))} kB`;
}

export function hue(colour) {
  return colour == null ? undefined : `#${colour.toString(16).padStart(6, "0")}`;
}

// A style sheet is the only place for styles: the colour is set as a property of the element.
export function painted(value) {
  return (node) => node && value && node.style.setProperty("--edge", value);
}
