import { itemAt } from '@kaksha/domain/typed';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';

/** The tsquery that courses are matched with and ranked by. */
export interface TextMatch {
  query: SQL;
  /** Words that are neither typed nor begin with a typed word. */
  isFuzzy?: boolean;
}

/** Typed words that a fuzzy search looks up, and similar words for each. */
const maxWords = 8;
const maxFuzzyWords = 5;
/** Trigram similarity, 0 to 1. */
const minSimilarity = 0.4;

/** Matches courses with the words or their stems. */
export const matchWords = (text: string): TextMatch => ({ query: wordsOf(text) });

/**
 * Matches words of course names that begin with a typed word, differ by two swapped letters or share most trigrams.
 * Typed words without a similar one are ignored. Null when a public course has the text, or no word is similar.
 * @param isUnknown  no public course has the text
 */
export async function matchFuzzy(
  db: Database,
  { text, isUnknown }: { text: string; isUnknown: boolean },
): Promise<TextMatch | null> {
  const typed = typedWords(text);
  if (typed.length === 0 || (!isUnknown && (await hasMatch(db, wordsOf(text))))) return null;
  const found = await similarWords(db, typed);
  if (found.length === 0) return null;
  const isFuzzy = found.length < typed.length || found.some(({ prefixed }) => prefixed.length === 0);
  const words = new Map(found.map(({ word, prefixed, similar }) => [word, prefixed.length ? prefixed : similar]));
  return { query: sql`to_tsquery('english', ${fuzzyQuery(words)})`, isFuzzy };
}

const wordsOf = (text: string) => sql`websearch_to_tsquery('english', ${text})`;

/**
 * Whether a public course has the words. The planner takes unknown words for common ones and would read all courses,
 * so this allows the text index only.
 */
function hasMatch(db: Database, query: SQL): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`,
    );
    const { rows } = await tx.execute<{ found: boolean }>(
      sql`select exists (select from courses where is_public and search @@ ${query}) as found`,
    );
    return rows[0]?.found ?? false;
  });
}

interface FoundWords {
  word: string;
  /** Words of course names and trainer names that begin with it. */
  prefixed: string[];
  /** Words of course names that differ a little. */
  similar: string[];
}

/** Words to search instead of each typed word, without typed words that have none. */
async function similarWords(db: Database, typed: readonly string[]): Promise<FoundWords[]> {
  const request = JSON.stringify(typed.map((word) => ({ typed: word, swapped: swaps(word) })));
  const { rows } = await db.execute<{ typed: string; prefixed: string[]; similar: string[] }>(sql`
    select t.typed, array(
      (select w.word from search_words w where w.word like t.typed || '%' order by w.word limit ${maxFuzzyWords})
      union (select n.word from trainers r, words_of(r.name) as n(word)
        where r.name ilike '%' || t.typed || '%' and n.word like t.typed || '%' limit ${maxFuzzyWords})) as prefixed,
    array(
      (select w.word from search_words w where w.word in (select jsonb_array_elements_text(t.swapped)))
      union (select w.word from search_words w where w.word % t.typed and similarity(w.word, t.typed) >= ${minSimilarity}
        order by similarity(w.word, t.typed) desc, w.word limit ${maxFuzzyWords})) as similar
    from jsonb_to_recordset(${request}::jsonb) as t(typed text, swapped jsonb)`);
  return rows
    .map(({ typed: word, ...found }) => ({ word, ...found }))
    .filter(({ prefixed, similar }) => prefixed.length + similar.length > 0);
}

/** Words of letters and digits only, so that no typed character is an operator or a pattern. */
export function typedWords(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{Letter}\p{Number}]{2,40}/gu) ?? [])].slice(0, maxWords);
}

/** A tsquery that needs one similar word for each typed word. */
export function fuzzyQuery(similar: Map<string, readonly string[]>): string {
  return [...similar.values()].map((words) => `(${words.join(' | ')})`).join(' & ');
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
