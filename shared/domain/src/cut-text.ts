/** Text as it is read: each character whole, with its marks and joined signs. Lengths count as `length` does. */

// Firefox before 125 has no segmenter; its characters are code points.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** A family with skin tones has a length of 19. What is longer is a chain of letters or a pile of marks. */
const longest = 32;

export const charactersOf = (text: string): string[] =>
  segmenter
    ? [...segmenter.segment(text)].flatMap(({ segment }) => (segment.length > longest ? [...segment] : segment))
    : [...text];

/** The beginning of the text with at most `max` UTF-16 units, as limits count them. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const first = segmenter?.segment(text.slice(0, max + longest)).containing(max);
  if (first && first.segment.length <= longest) return text.slice(0, first.index);
  const cutsPair = (text.codePointAt(max - 1) ?? 0) > 0xffff;
  return text.slice(0, cutsPair ? max - 1 : max);
}

/** The beginning of the text with at most `max` UTF-16 units, cut between words where possible. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const part = text.slice(0, max + 1);
  const space = part.lastIndexOf(' ');
  const kept = space > max / 2 ? part.slice(0, space) : cutText(text, max);
  return /^.*[^\s,;:–—-]/s.exec(kept)?.[0] ?? '';
}

/** The text, or its first words with an ellipsis when it has more than `max` UTF-16 units. */
export const shortened = (text: string, max: number): string =>
  text.length <= max ? text : `${cutAtWord(text, max - 1)}…`;

/** The first character; '' of an empty text. */
export const firstCharacter = (text: string): string => charactersOf(text.slice(0, 2 * longest))[0] ?? '';
