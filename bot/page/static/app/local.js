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
export function isOurs(address) {
  return local(address).startsWith("/attachments/");
}

export function fileName(address) {
  try {
    return decodeURIComponent(local(address).split("/").at(-1));
  } catch {
    return "";
  }
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
