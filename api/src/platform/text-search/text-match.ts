import * as limits from '@kaksha/domain/limits';
import { itemAt } from '@kaksha/domain/typed';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { maxCompared, nearest, type ReadWord, readWords, type Spoken } from './read-words';
import { isCourseWord, isStopWord, maxWords } from './typed-words';

/** How courses, as alias `c`, are matched with a text and ordered by it. */
export interface TextMatch {
  condition: SQL;
  /** Numbers, the most important first; larger ones come first. */
  ranks: SQL[];
  /** Words that are neither typed nor begin with a typed word. */
  isFuzzy?: boolean;
}

/** Words that may be parts of one. */
const maxJoined = 3;
/** Similar words for each typed word. */
const maxFuzzyWords = 5;
/** Trigram similarity, 0 to 1. */
const minSimilarity = 0.4;

const matchOf = (query: SQL, isFuzzy?: boolean): TextMatch => ({
  condition: sql`c.search @@ ${query}`,
  ranks: [sql`ts_rank(c.search, ${query})`],
  ...(isFuzzy !== undefined && { isFuzzy }),
});

/**
 * Matches courses with the words, their stems or words of other scripts that sound like them. The name of a language
 * beside other words also matches the courses in it. Courses with the words as typed come first.
 */
export async function matchWords(db: Database, text: string): Promise<TextMatch> {
  const words = await readWords(db, text);
  return matchTelling(text, words, telling(words));
}

/** Matches courses without the words for a course itself; null when the text has none. */
export function matchWithoutCourseWords(text: string, words: readonly ReadWord[]): TextMatch | null {
  const others = telling(words, { isQuestion: true });
  return others.length < telling(words).length ? matchTelling(text, words, others) : null;
}

function matchTelling(text: string, all: readonly ReadWord[], words: readonly ReadWord[]): TextMatch {
  const typed = words === all ? wordsOf(text) : wordsOf(words.map(({ folded }) => folded).join(' '));
  const query = withAlike(typed, words);
  const taught = inLanguage(words);
  if (!taught) return query === typed ? matchOf(typed) : firstAs(typed, matchOf(query));
  const others = withAlike(wordsOf(taught.others.map(({ folded }) => folded).join(' ')), taught.others);
  return firstAs(typed, withLanguage(matchOf(query), taught.language, others));
}

/** The courses that match a query come first, as it ranks them. */
const firstAs = (query: SQL, match: TextMatch): TextMatch => ({
  ...match,
  ranks: [sql`case when c.search @@ ${query} then ts_rank(c.search, ${query}) else 0 end`, ...match.ranks],
});

/** The language that a word names, and the other words; null when there are none. */
function inLanguage(words: readonly ReadWord[]) {
  const named = words.length > 1 ? words.find(({ languageId }) => languageId !== null) : undefined;
  return named ? { language: named.languageId, others: words.filter((word) => word !== named) } : null;
}

/** Also matches the courses in a language that have the other words. */
const withLanguage = (match: TextMatch, language: number | null, others: SQL): TextMatch => ({
  ...match,
  condition: sql`(${match.condition} or (c.language_id = ${language} and c.search @@ ${others}))`,
  ranks: [...match.ranks, sql`ts_rank(c.search, ${others})`],
});

/** The language that is all the words name. */
export function languageOfAll(words: readonly ReadWord[]): number | null {
  const [first, ...others] = telling(words, { isQuestion: true });
  return others.length === 0 ? (first?.languageId ?? null) : null;
}

/**
 * The words that say which course. Words for a course itself are left out of texts of Indian languages only, where few
 * names have them, or when `isQuestion` is set.
 */
function telling(words: readonly ReadWord[], { isQuestion = false } = {}): readonly ReadWord[] {
  const isIndian = words.some((word) => word.isNative || isStopWord(word.folded));
  const found = words.filter(
    ({ folded }) => !isStopWord(folded) && !((isIndian || isQuestion) && isCourseWord(folded)),
  );
  return found.length === 0 || found.length === words.length ? words : found;
}

const wordsOf = (text: string) => sql`websearch_to_tsquery('english', search_fold(${text}))`;

/** The query with the words that sound alike beside each word. */
const withAlike = (query: SQL, words: readonly ReadWord[]): SQL =>
  words
    .filter(({ alike }) => alike.length > 0)
    .reduce(
      (rewritten, { folded, alike }) =>
        sql`ts_rewrite(${rewritten}, to_tsquery('english', ${folded}), to_tsquery('english', ${[folded, ...alike].join(' | ')}))`,
      query,
    );

/**
 * Matches words of names that begin with a typed word, differ by two swapped letters, share most trigrams or sound
 * alike. Typed words without a similar one are ignored. Null when a public course has the text, or no word is similar.
 * @param isUnknown  no public course has the text
 */
export async function matchFuzzy(
  db: Database,
  { text, words, isUnknown }: { text: string; words: readonly ReadWord[]; isUnknown: boolean },
): Promise<TextMatch | null> {
  const typed = telling(words, { isQuestion: true });
  if (typed.length === 0 || (!isUnknown && (await hasMatch(db, wordsOf(text))))) return null;
  const joined = joinedWord(typed);
  const found = await similarWords(db, joined ? [...typed, joined] : typed);
  const whole = found.find(({ word }) => word === joined);
  const wholeWords = whole ? [...whole.prefixed, ...whole.alike] : [];
  if (wholeWords.length > 0) return matchOf(anyWordOf([wholeWords]), false);
  const known = found.filter((each) => each !== whole && chosenOf(each).length > 0);
  if (known.length === 0) return null;
  const query = anyWordOf(known.map(chosenOf));
  const match = firstAs(
    anyWordOf(known.map(spelt)),
    matchOf(query, known.length < typed.length || !known.every(isNear)),
  );
  const taught = inLanguage(typed);
  const others = known.filter(({ word }) => taught?.others.includes(word));
  return taught && others.length > 0 ? withLanguage(match, taught.language, anyWordOf(others.map(chosenOf))) : match;
}

const anyWordOf = (similar: readonly (readonly string[])[]) => sql`to_tsquery('english', ${fuzzyQuery(similar)})`;

/** Whether the words begin with the typed one, or sound like one of another script. */
const isNear = ({ word, prefixed, alike }: FoundWords) => prefixed.length > 0 || (word.isNative && alike.length > 0);

/** Words that are written in a similar way; those that sound alike when there are none. */
function spelt({ prefixed, similar, alike }: FoundWords): string[] {
  return [prefixed, similar, alike].find((words) => words.length > 0) ?? [];
}

/** Words to search instead. Many Latin words have the same one or two consonants as the beginning of a word. */
function chosenOf(found: FoundWords): string[] {
  const isVague = !found.word.isNative && found.isShort;
  return isVague ? spelt(found) : [...new Set([...spelt(found), ...found.alike])];
}

/** `Java Script` as one word; null without several words. */
function joinedWord(words: readonly ReadWord[]): ReadWord | null {
  if (words.length < 2 || words.length > maxJoined) return null;
  const joined = words.map(({ folded }) => folded).join('');
  return { text: joined, folded: joined, isNative: false, alike: [], languageId: null };
}

/** Whether a public course has the words. The planner expects `limit` rows or few, and uses the text index for both. */
async function hasMatch(db: Database, query: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select count(*) > 0 as found from (select from courses where is_public and search @@ ${query} limit ${limits.countCap}) as m`);
  return rows[0]?.found ?? false;
}

interface FoundWords {
  word: ReadWord;
  /** Words of course names and trainer names that begin with it. */
  prefixed: string[];
  /** Words of course names that differ a little. */
  similar: string[];
  /** Words of course names that sound alike. */
  alike: string[];
  /** Has one or two consonants. */
  isShort: boolean;
}

/** Words to search instead of each typed word. */
async function similarWords(db: Database, typed: readonly ReadWord[]): Promise<FoundWords[]> {
  const request = JSON.stringify(typed.map(({ folded }) => ({ typed: folded, swapped: swaps(folded) })));
  const { rows } = await db.execute<{
    typed: string;
    spoken: Spoken;
    key: string;
    prefixed: string[];
    similar: string[];
    spoken_words: Record<string, Spoken> | null;
  }>(sql`
    select t.typed, array[search_respelling(t.typed), search_sound(t.typed)] as spoken, t.key, array(
      (select w.word from search_words w where w.word like t.typed || '%' order by w.word limit ${maxFuzzyWords})
      union (select n.word from trainers r, words_of(r.name) as n
        where search_fold(r.name) like '%' || t.typed || '%' and n.word like t.typed || '%' limit ${maxFuzzyWords})) as prefixed,
    array(
      (select w.word from search_words w where w.word in (select jsonb_array_elements_text(t.swapped)))
      union (select w.word from search_words w where w.word % t.typed and similarity(w.word, t.typed) >= ${minSimilarity}
        order by similarity(w.word, t.typed) desc, w.word limit ${maxFuzzyWords})) as similar,
    (select jsonb_object_agg(w.word, array[search_respelling(w.word), search_sound(w.word)]) from (
      select s.word from search_words s where s.key = t.key or (length(t.key) > 2 and s.key ~>=~ t.key and s.key ~<~ (t.key || '~'))
      limit ${maxCompared}) as w) as spoken_words
    from (select r.typed, r.swapped, search_key(r.typed) as key
      from jsonb_to_recordset(${request}::jsonb) as r(typed text, swapped jsonb) limit ${maxWords + 1}) as t`);
  return typed.flatMap((word) => {
    const row = rows.find((one) => one.typed === word.folded);
    return row
      ? [
          {
            ...row,
            word,
            isShort: row.key.length < 3,
            alike: nearest({ ...row, isNative: word.isNative }, row.spoken_words ?? {}),
          },
        ]
      : [];
  });
}

/** A tsquery that needs one of the similar words for each typed word. */
export function fuzzyQuery(similar: readonly (readonly string[])[]): string {
  return similar.map((words) => `(${words.join(' | ')})`).join(' & ');
}

/** All words that result from swapping two neighbouring letters. */
export function swaps(word: string): string[] {
  const letters = [...word];
  if (letters.length < 4 || letters.length > 24) return [];
  return letters.slice(1).flatMap((letter, index) => {
    const before = itemAt(letters, index);
    if (before === letter) return [];
    return [[...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('')];
  });
}
