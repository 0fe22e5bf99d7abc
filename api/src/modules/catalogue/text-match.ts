import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

/** A text search made ready: a condition on the courses of an alias `c`, and what to rank them by, highest first. */
export interface TextMatch {
  condition: SQL;
  rank: SQL;
}

/** How much of the typed words' letter triples a course's name must share. */
const nearEnough = 0.45;
const mostNear = 1001;

/**
 * Courses whose words match the text. When no public course does, those that come near: first words that begin with
 * what was typed or have two letters of it swapped, then names that share most of its letters.
 */
export async function matchText(db: Database, text: string): Promise<TextMatch> {
  const query = sql`websearch_to_tsquery('english', ${text})`;
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select from courses where is_public and search @@ ${query}) as found`,
  );
  if (rows[0]?.found) return { condition: sql`c.search @@ ${query}`, rank: sql`ts_rank(c.search, ${query})` };
  const ids = `{${(await nearCourses(db, text)).join(',')}}`;
  return {
    condition: sql`c.id = any (${ids}::int[])`,
    rank: sql`-array_position(${ids}::int[], c.id)`,
  };
}

/** Ids of public courses near the text, nearest first. */
async function nearCourses(db: Database, text: string): Promise<number[]> {
  return (await bySpelling(db, text)) ?? (await byLetters(db, text));
}

async function bySpelling(db: Database, text: string): Promise<number[] | null> {
  const words = nearWords(text);
  if (!words) return null;
  const query = sql`to_tsquery('english', ${words})`;
  const { rows } = await db.execute<{ id: number }>(
    sql`select c.id from (select id, search from courses where is_public and search @@ ${query} limit ${mostNear}) c
      order by ts_rank(c.search, ${query}) desc, c.id`,
  );
  return rows.length > 0 ? rows.map(({ id }) => id) : null;
}

function byLetters(db: Database, text: string): Promise<number[]> {
  return db.transaction(async (tx) => {
    // `%>` takes its threshold from this setting, which holds until the transaction ends.
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(nearEnough)}, true)`);
    const { rows } = await tx.execute<{ id: number }>(
      sql`select c.id from (select id, name from courses where is_public and name %> ${text} limit ${mostNear}) c
        order by word_similarity(${text}, c.name) desc, c.id`,
    );
    return rows.map(({ id }) => id);
  });
}

/**
 * A tsquery that wants every word, each as a beginning or with two neighbouring letters swapped; null when the text
 * has no word of three letters or digits. Only letters and digits get into it, so that nothing typed is an operator.
 */
export function nearWords(text: string): string | null {
  const words = text.toLowerCase().match(/[\p{Letter}\p{Number}]{3,}/gu);
  if (!words) return null;
  return words
    .slice(0, 8)
    .map((word) => `(${[`${word}:*`, ...swaps(word)].join(' | ')})`)
    .join(' & ');
}

function swaps(word: string): string[] {
  const letters = [...word];
  if (letters.length < 4 || letters.length > 24) return [];
  return letters.slice(1).flatMap((letter, at) => {
    const before = letters[at] as string;
    if (before === letter) return [];
    return [[...letters.slice(0, at), letter, before, ...letters.slice(at + 2)].join('')];
  });
}
