import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { searchCounts } from '../../../platform/database/schema/platform';
import { matchWords } from '../../../platform/text-search/text-match';

/** Courses that are read for one searched text. */
const maxCourses = 20;
/** Counted texts that are checked against the catalogue for one answer. */
const maxCandidates = 40;

/** Names and tools of public courses with all words of the text. */
export async function findMatchingNames(db: Database, text: string): Promise<string[]> {
  const { condition } = await matchWords(db, text);
  const { rows } = await db.execute<{ name: string; tools: string | null }>(sql`
    select c.name, p.content_text as tools from (
      select id, name from courses c where is_public and ${condition} limit ${maxCourses}) as c
    left join course_contents p on p.course_id = c.id and p.content_type = 'Covering Tools' and p.is_live`);
  return rows.flatMap(({ name, tools }) => [name, ...(tools?.split(',') ?? [])]);
}

/** Adds one search to the count of the day (`YYYY-MM-DD`). */
export async function addSearch(db: Database, day: string, text: string): Promise<void> {
  await db
    .insert(searchCounts)
    .values({ day, text, searches: 1 })
    .onConflictDoUpdate({
      target: [searchCounts.text, searchCounts.day],
      set: { searches: sql`${searchCounts.searches} + 1` },
    });
}

/** Texts with at least `min` searches since the day that still find a public course, the most frequent first. */
export async function findPopular(
  db: Database,
  { since, min, count }: { since: string; min: number; count: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select text from (
      select (array_agg(text order by searches desc, text))[1] as text, sum(searches) as searches
      from search_counts where day >= ${since}
      group by lower(text) having sum(searches) >= ${min}
      order by 2 desc, 1 limit ${maxCandidates}) as counted
    where exists (select from courses where is_public and search @@ websearch_to_tsquery('english', search_fold(counted.text)))
    order by searches desc, text limit ${count}`);
  return rows.map(({ text }) => text);
}

export async function deleteSearchesBefore(db: Database, day: string): Promise<void> {
  await db.delete(searchCounts).where(sql`${searchCounts.day} < ${day}`);
}
