/** A word as typed. */
export interface TypedWord {
  text: string;
  /** In another script than Latin, or with accents. */
  isNative: boolean;
}

/** Words that are looked up, and their letters. */
export const maxWords = 8;
const maxLetters = 40;

/** Letters with their marks and joiners, such as the vowel signs of Devanagari, and digits. Has no operator of a query. */
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*/gu;

/** The different words of a text, without single letters. */
export function typedWords(text: string): TypedWord[] {
  const found = new Set(text.toLowerCase().normalize('NFC').match(word) ?? []);
  return [...found]
    .filter((each) => each.length > 1 && each.length <= maxLetters)
    .slice(0, maxWords)
    .map((each) => ({ text: each, isNative: /[^\p{ASCII}]/u.test(each) }));
}

/** Words of Indian languages, folded, that say how and not what: in, of, and, learn, want. */
const stopWords = new Set(
  `me men mein main mem ka ki ke ko se aur hai kaise liye kya sikhe sikhen sikho sikhna seekhe seekhen seekho seekhna
  karna karen chahiye ani shika va marrum karka mariyu lo nerchuko mattu kali padikkam shikhun shikhte er`.split(/\s+/),
);

/** Words for a course, folded. */
const courseWords = new Set('course courses class classes training tutorial online kors kos klas onalain'.split(' '));

export const isCourseWord = (folded: string) => courseWords.has(folded);

/** Whether a folded word says nothing about a course. */
export const isStopWord = (folded: string) => stopWords.has(folded);
