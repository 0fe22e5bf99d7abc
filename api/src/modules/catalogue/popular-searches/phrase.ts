/** Letters with their marks, such as the vowel signs of Devanagari. */
const startsInWord = /^[\p{L}\p{N}\p{M}]/u;
const endsInWord = /[\p{L}\p{N}\p{M}]$/u;

/** The text with single spaces and none at its ends. */
const collapse = (text: string) => text.trim().replace(/\s+/g, ' ');

/** In lower case, with letters at the same positions: `İ` is the only letter that becomes longer. */
const lowered = (text: string) => text.replaceAll('İ', 'I').toLowerCase();

/** The text as `name` spells it, when `name` contains it as whole words; otherwise null. Ignores case. */
export function phraseIn(name: string, text: string): string | null {
  const wanted = lowered(collapse(text));
  const lower = lowered(name);
  if (wanted === '') return null;
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (!endsInWord.test(lower.slice(0, at)) && !startsInWord.test(lower.slice(end))) return name.slice(at, end);
  }
  return null;
}
