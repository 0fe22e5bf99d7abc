import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

/** A text search made ready: the tsquery that courses' documents are held against and ranked by. */
export interface TextMatch {
  query: SQL;
}

/** At most so many words of a text are looked up, and so many words near each. */
const maxWords = 8;
const maxFuzzyWords = 5;
/** How many of its letter triples a word must share with the typed one. */
const minSimilarity = 0.4;

/** Courses that hold the words, or their stems. */
export const matchWords = (text: string): TextMatch => ({ query: wordsOf(text) });

/**
 * What comes near a text that no public course holds: each word as a beginning, with two letters of it swapped, or as a
 * word of some course's name that shares most of its letters. A word that nothing comes near is left out. Null when
 * some course does hold the text, or nothing is near.
 */
export async function matchFuzzy(db: Database, text: string): Promise<TextMatch | null> {
  const typed = typedWords(text);
  if (typed.length === 0 || (await isHeld(db, wordsOf(text)))) return null;
  const near = await fuzzyWords(db, typed);
  if (near.size === 0) return null;
  return { query: sql`to_tsquery('english', ${fuzzyQuery(near)})` };
}

const wordsOf = (text: string) => sql`websearch_to_tsquery('english', ${text})`;

/**
 * Whether any public course holds the words. The planner expects words that it has never seen to be common, and would
 * read all courses to find that there is none: the text index knows at once.
 */
function isHeld(db: Database, query: SQL): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`,
    );
    const { rows } = await tx.execute<{ held: boolean }>(
      sql`select exists (select from courses where is_public and search @@ ${query}) as held`,
    );
    return rows[0]?.held ?? false;
  });
}

/** Words of courses' names near each typed word; those that have any, even if only as a beginning. */
async function fuzzyWords(db: Database, typed: readonly string[]): Promise<Map<string, string[]>> {
  const asked = JSON.stringify(typed.map((word) => ({ typed: word, swapped: swaps(word) })));
  const { rows } = await db.execute<{ typed: string; near: string[] }>(sql`
    select t.typed, array(
      (select w.word from search_words w where w.word like t.typed || '%' order by w.word limit ${maxFuzzyWords})
      union (select w.word from search_words w where w.word in (select jsonb_array_elements_text(t.swapped)))
      union (select w.word from search_words w where w.word % t.typed and similarity(w.word, t.typed) >= ${minSimilarity}
        order by similarity(w.word, t.typed) desc, w.word limit ${maxFuzzyWords})) as near
    from jsonb_to_recordset(${asked}::jsonb) as t(typed text, swapped jsonb)`);
  return new Map(rows.filter(({ near }) => near.length > 0).map(({ typed: word, near }) => [word, near]));
}

/** Only letters and digits are words, so that nothing typed is an operator or a pattern. */
export function typedWords(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{Letter}\p{Number}]{3,40}/gu) ?? [])].slice(0, maxWords);
}

/** A tsquery that wants one of the near words of each typed one. */
export function fuzzyQuery(near: Map<string, readonly string[]>): string {
  return [...near.values()].map((words) => `(${words.join(' | ')})`).join(' & ');
}

/** The word with each two neighbouring letters swapped. */
export function swaps(word: string): string[] {
  const letters = [...word];
  if (letters.length < 4 || letters.length > 24) return [];
  return letters.slice(1).flatMap((letter, at) => {
    const before = letters[at] as string;
    if (before === letter) return [];
    return [[...letters.slice(0, at), letter, before, ...letters.slice(at + 2)].join('')];
  });
}
