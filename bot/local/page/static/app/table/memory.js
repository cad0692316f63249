// What this browser remembers: who plays here, each window for itself, and what each has read.

function read(key, fallback, kept = () => localStorage) {
  try {
    return JSON.parse(kept().getItem(key)) ?? fallback;
  } catch {
    return fallback;
  }
}

function write(key, value, kept = () => localStorage) {
  try {
    kept().setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const ofWindow = () => sessionStorage;

const language = navigator.language?.startsWith("fr") ? "fr" : "en";

export const memory = {
  get name() {
    return read("vexille.name", null, ofWindow) ?? read("vexille.name", null);
  },
  set name(name) {
    write("vexille.name", name, ofWindow);
    write("vexille.name", name);
  },
  get locale() {
    return read("vexille.locale", language);
  },
  set locale(locale) {
    write("vexille.locale", locale);
  },
  get theme() {
    const dark = !matchMedia("(prefers-color-scheme: light)").matches;
    return read("vexille.theme", dark ? "dark" : "light");
  },
  set theme(theme) {
    write("vexille.theme", theme);
  },
  channel(name) {
    return read(`vexille.channel.${name}`, null);
  },
  keepChannel(name, channel) {
    write(`vexille.channel.${name}`, channel);
  },
  read(name) {
    return read(`vexille.read.${name}`, {});
  },
  keepRead(name, marks) {
    write(`vexille.read.${name}`, marks);
  },
  get lines() {
    return read("vexille.lines", []);
  },
  keepLine(line) {
    const others = this.lines.filter((other) => other !== line);
    write("vexille.lines", [...others, line].slice(-100));
  },
};
