import { type CoverMotif, coverMotifs } from '@kaksha/domain/catalogue';
import { splitList } from '@kaksha/domain/contents';
import type { Subject } from '../tasks';
import texts from './texts.json';

/** Comma lists about a category of the catalogue. `{subject}` is the subject of the course. */
type Field = typeof texts.general & { motif: CoverMotif | null };

const fields: readonly Field[] = coverMotifs.map((motif) => ({ motif, ...texts.fields[motif] }));
const general: Field = { motif: null, ...texts.general };

/** What a course is about. */
export interface CourseTopic {
  /** The course's name without filler words: `Kubernetes` of `The Complete Kubernetes Bootcamp 2027`. */
  subject: string;
  field: Field;
  isForBeginners: boolean;
}

export function courseTopicOf({ courseName, category, level }: Subject): CourseTopic {
  return {
    subject: coreOf(courseName),
    field: fieldOf(courseName, category?.trim() || courseName),
    isForBeginners: level
      ? level === 'Beginner'
      : /\b(?:beginners?|basics|introduction|from scratch)\b/i.test(courseName),
  };
}

/** Finds the field by its words in the category, else by a tool in the name: `performance` may be a dance. */
function fieldOf(courseName: string, category: string): Field {
  return withLongestPhrase('words', category) ?? withLongestPhrase('tools', courseName) ?? general;
}

function withLongestPhrase(list: 'words' | 'tools', text: string): Field | undefined {
  const wanted = spaced(text);
  const found = fields.flatMap((field) => {
    const phrases = splitList(field[list]).filter((phrase) => phrase.length > 2 && wanted.includes(spaced(phrase)));
    return phrases.map(({ length }) => ({ field, length }));
  });
  return found.sort((one, other) => other.length - one.length)[0]?.field;
}

/** The words in lower case, each between two spaces. */
const spaced = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#.]+/gu, ' ')
    .trim()} `;

/** For names with single spaces. */
const number = /^(?:module|week|day|unit|part|chapter|session|lesson)? ?\d+ ?[-:.)–]* ?/i;
const fillers =
  /\b(?:the |a )?(?:complete|ultimate|comprehensive|full|live|online|crash|certified|practical|hands-?on|masterclass|bootcamp|course|training|workshop|20\d\d|introduction to|basics of|fundamentals of|essentials of|getting started with|learn|mastering|advanced|intermediate)\b|\bfor (?:absolute |complete )?(?:beginners|everyone|all)\b|\bfrom (?:scratch|zero)\b/gi;

/** What a course or module is about, without commas: `Docker` of `Module 3: Introduction to Docker`. */
export function coreOf(name: string): string {
  const single = name.replace(/\s+/g, ' ').trim();
  const core = headOf(single.replace(number, '').replace(fillers, ' '));
  return /\p{L}/u.test(core) ? core : headOf(single);
}

/** The part before the first comma, colon or dash. */
function headOf(text: string): string {
  const head = text.split(/[,:;|–—]|\s-\s/).find((part) => part.trim()) ?? text;
  return head.replace(/[\s,]+/g, ' ').trim();
}
