import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';

export interface SuggestedNames {
  trainers: { id: number; name: string; headline: string }[];
  /** Cities and areas of classroom batches that are not over. */
  places: string[];
  tools: string[];
}

const maxTrainers = 3;
const maxPlaces = 3;
const maxTools = 3;
/** Contents that are read for tools; one of them names up to 20. */
const maxContents = 40;

/** Names with a word that begins with the typed text. */
export async function suggestNames(db: Database, text: string): Promise<SuggestedNames> {
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  const [start, inside] = [`${escaped}%`, `% ${escaped}%`];
  const [trainers, places, contents] = await Promise.all([
    db.execute<SuggestedNames['trainers'][number]>(sql`
      select t.id, t.name, t.headline from trainers t
      where (t.name ilike ${start} or t.name ilike ${inside})
        and exists (select from courses c where c.trainer_id = t.id and c.is_public)
      order by t.name limit ${maxTrainers}`),
    db.execute<{ name: string }>(sql`
      select distinct place.name from batches b
        join courses c on c.id = b.course_id and c.is_public
        join trainers t on t.id = b.trainer_id
        cross join lateral (values (b.area), (split_part(t.location, ',', 1))) as place(name)
      where b.active and b.mode <> 'Online' and coalesce(b.ends_at, 'infinity') >= now()
        and (place.name ilike ${start} or place.name ilike ${inside})
      order by place.name limit ${maxPlaces}`),
    db.execute<{ text: string }>(sql`
      select p.content_text as text from course_contents p join courses c on c.id = p.course_id and c.is_public
      where p.content_type = 'Covering Tools' and p.is_live
        and (p.content_text ilike ${start} or p.content_text ilike ${inside} or p.content_text ilike ${`%,${escaped}%`})
      limit ${maxContents}`),
  ]);
  return {
    trainers: trainers.rows,
    places: places.rows.map(({ name }) => name),
    tools: toolsWith(
      text,
      contents.rows.map((row) => row.text),
    ),
  };
}

/** Tools with a word that begins with the text, the most frequent first. */
function toolsWith(text: string, lists: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const tool of lists.flatMap((list) => list.split(',').map((item) => item.trim()))) {
    const words = ` ${tool.toLowerCase()}`;
    if (words.includes(` ${text.toLowerCase()}`)) counts.set(tool, (counts.get(tool) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, often], [other, more]) => more - often || one.localeCompare(other))
    .slice(0, maxTools)
    .map(([tool]) => tool);
}
