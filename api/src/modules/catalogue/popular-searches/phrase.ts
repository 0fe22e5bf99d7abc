/** Letters with their marks, such as the vowel signs of Devanagari. */
const startsInWord = /^[\p{L}\p{N}\p{M}]/u;
const endsInWord = /[\p{L}\p{N}\p{M}]$/u;

/** The text with single spaces and none at its ends. */
const collapse = (text: string) => text.trim().replace(/\s+/g, ' ');

/** The text as `name` spells it, when `name` contains it as whole words; otherwise null. Ignores case. */
export function phraseIn(name: string, text: string): string | null {
  const wanted = collapse(text).toLowerCase();
  const lower = name.toLowerCase();
  // A few capital letters change their length in lower case, so positions would differ.
  if (wanted === '' || lower.length !== name.length) return null;
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (!endsInWord.test(lower.slice(0, at)) && !startsInWord.test(lower.slice(end))) return name.slice(at, end);
  }
  return null;
}
