import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { soundDistance } from './sound-distance';
import { beginningsOf, maxWords, type TypedWord, typedWords } from './typed-words';

/** A typed word as courses are searched for it. */
export interface ReadWord extends TypedWord {
  /** In Latin letters without accents, as the search documents have it. */
  folded: string;
  /** Words of course names that sound alike and are or were written in another script, or begin with a word of one. */
  alike: string[];
  /** The id of the language that it names. */
  languageId: number | null;
}

/** A word as it is written for its sound, and with equal letters for consonants that are mixed up. */
export type Spoken = [respelling: string, sound: string];

/** Words that are compared by their sounds. */
export const maxCompared = 40;
const maxAlike = 5;
/** From 0 to 1; words that are much farther than the nearest one are others. */
const maxDistance = { native: 0.35, latin: 0.23 };
const maxFartherThanNearest = 0.25;

/** Other spellings of languages' names, folded. */
const languageNames = new Map(
  Object.entries({ bangla: 'bengali', bangala: 'bengali', kannad: 'kannada', tamizh: 'tamil', thamizh: 'tamil' }),
);

/**
 * The words of a text, folded, with those that sound alike. The limits tell the planner that there are few rows, so that it
 * compiles nothing.
 */
export async function readWords(db: Database, text: string): Promise<ReadWord[]> {
  const words = typedWords(text);
  if (words.length === 0) return [];
  const typed = words.map((word) => ({ text: word.text, native: word.isNative, beginnings: beginningsOf(word.text) }));
  const { rows } = await db.execute<{
    text: string;
    folded: string;
    spoken: Spoken;
    key: string;
    similar: Record<string, Spoken> | null;
    prefixed: string[] | null;
    languages: Record<string, number> | null;
  }>(sql`
    select t.text, t.folded, array[search_respelling(t.folded), search_sound(t.folded)] as spoken, t.key,
      (select jsonb_object_agg(w.word, array[search_respelling(w.word), search_sound(w.word)]) from (
        select s.word from search_words s where s.key = t.key and s.word <> t.folded and length(t.key) > 1
          and (t.native or (s.is_native and (exists (select from search_words own where own.word = t.folded)
            or exists (select from languages l where l.name = t.folded or t.folded = any(l.former_names))))
            or (length(t.key) > 2 and exists (select from search_words own where own.word = t.folded and own.is_native)))
        limit ${maxCompared}) as w) as similar,
      case when t.native then array(select s.word
        from (select search_fold(b.text) as folded from jsonb_array_elements_text(t.beginnings) as b(text) limit 2) as p,
          lateral (select w.word from search_words w where w.word like p.folded || '%' order by w.word limit ${maxAlike}) as s
        ) end as prefixed,
      (select jsonb_object_agg(lower(n.name), coalesce(l.merged_into, l.id))
        from languages l, unnest(l.former_names || l.name) as n(name)) as languages
    from (select r.text, r.native, r.beginnings, f.folded, search_key(f.folded) as key
      from jsonb_to_recordset(${JSON.stringify(typed)}::jsonb) as r(text text, native boolean, beginnings jsonb),
        search_fold(r.text) as f(folded) limit ${maxWords}) as t`);
  const byText = new Map(rows.map((row) => [row.text, row]));
  return words.flatMap((word) => {
    const row = byText.get(word.text);
    if (!row) return [];
    const { folded, spoken, key, similar, prefixed, languages } = row;
    const begun = prefixed?.filter((other) => other !== folded) ?? [];
    const isUnfinished = begun.length > 0 && begun.length === prefixed?.length;
    const alike = [...begun, ...(isUnfinished ? [] : nearest({ ...word, spoken, key }, similar ?? {}))];
    const languageId = languages?.[languageNames.get(folded) ?? folded] ?? null;
    return [{ ...word, folded, alike: [...new Set(alike)], languageId }];
  });
}

/** The words that sound most like a typed word. */
export function nearest(
  { isNative, spoken, key }: { isNative: boolean; spoken: Spoken; key: string },
  similar: Record<string, Spoken>,
): string[] {
  // Many words have the same one or two consonants.
  const forms = key.length > 2 ? [0, 1] : [0];
  const found = Object.entries(similar)
    .map(([word, other]) => ({
      word,
      distance: Math.min(...forms.map((at) => soundDistance(String(spoken[at]), String(other[at])))),
    }))
    .sort((one, other) => one.distance - other.distance || one.word.localeCompare(other.word));
  const limit = Math.min(
    isNative ? maxDistance.native : maxDistance.latin,
    Number(found[0]?.distance) + maxFartherThanNearest,
  );
  return found
    .filter(({ distance }) => distance <= limit)
    .slice(0, maxAlike)
    .map(({ word }) => word);
}
