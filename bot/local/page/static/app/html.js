// One tag for every view: markup in template strings, text never read as markup.
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);
