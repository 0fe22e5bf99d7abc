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

/** Signs of a nasal that sounds like the consonant behind it. */
const lastNasal = /[\u0901\u0902\u0981\u0982\u0a02\u0a70\u0a82\u0b02\u0c02\u0c82\u0d02]$/;

/** The beginnings of words that a typed text can stand for: with n or m for a nasal whose consonant is not typed yet. */
export const beginningsOf = (text: string): string[] =>
  lastNasal.test(text) ? ['न्', 'म्'].map((nasal) => text.replace(lastNasal, nasal)) : [text];

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
