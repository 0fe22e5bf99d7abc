import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { escapeLike } from '../../../platform/text-search/escape-like';
import { beginningsOf } from '../../../platform/text-search/typed-words';

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

/** Names with a word that begins with the typed text. None for a text of marks only, which is folded to nothing. */
export async function suggestNames(db: Database, text: string): Promise<SuggestedNames> {
  const beginnings = beginningsOf(escapeLike(text));
  const begins = (name: SQL, before: readonly string[] = ['', '% ']) =>
    sql.join(
      before.flatMap((pattern) =>
        beginnings.map(
          (begun) => sql`search_fold(${name}) like ${pattern} || nullif(search_fold(${begun}), '') || '%'`,
        ),
      ),
      sql` or `,
    );
  const [trainers, places, tools] = await Promise.all([
    db.execute<SuggestedNames['trainers'][number]>(sql`
      select t.id, t.name, t.headline from trainers t
      where (${begins(sql`t.name`)})
        and exists (select from courses c where c.trainer_id = t.id and c.is_public)
      order by t.name limit ${maxTrainers}`),
    db.execute<{ name: string }>(sql`
      select distinct place.name from batches b
        join courses c on c.id = b.course_id and c.is_public
        join trainers t on t.id = b.trainer_id
        cross join lateral (values (b.area), (split_part(t.location, ',', 1))) as place(name)
      where b.active and b.mode <> 'Online' and coalesce(b.ends_at, 'infinity') >= now()
        and (${begins(sql`place.name`)})
      order by place.name limit ${maxPlaces}`),
    db.execute<{ name: string }>(sql`
      select tool.name from (
        select p.content_text from course_contents p join courses c on c.id = p.course_id and c.is_public
        where p.content_type = 'Covering Tools' and p.is_live and (${begins(sql`p.content_text`, ['', '% ', '%,'])})
        limit ${maxContents}) as p, regexp_split_to_table(p.content_text, '\\s*,\\s*') as tool(name)
      where ${begins(sql`tool.name`)} group by 1 order by count(*) desc, 1 limit ${maxTools}`),
  ]);
  const namesOf = ({ rows }: { rows: { name: string }[] }) => rows.map(({ name }) => name);
  return { trainers: trainers.rows, places: namesOf(places), tools: namesOf(tools) };
}
