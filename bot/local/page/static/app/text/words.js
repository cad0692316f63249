// The page's own words, with what belongs into their gaps.
export function say(words, key, facts = {}) {
  let text = words[key] ?? "";
  for (const [name, value] of Object.entries(facts)) text = text.replaceAll(`{${name}}`, value);
  return text;
}
