import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { courseCards } from '../../../platform/database/schema/course-cards';
import { trainers } from '../../../platform/database/schema/people';
import { text } from '../../../platform/database/typed-sql';

/** A card that was built from the versions that were read with its data. */
export interface BuiltCard {
  courseId: number;
  version: number;
  trainerId: number;
  trainerVersion: number;
  /** JSON. */
  card: string;
}

/** SQL value: the card of a course when it is current, else null. */
export const currentCard = (courseId: SQL, format: string) => sql`(select k.card from course_cards k
  join trainers o on o.id = k.trainer_id where k.course_id = ${courseId} and k.format = ${format}
    and k.built_version = k.version and k.trainer_version = o.card_version)`;

/** Prepared once for each connection: the lookup takes less time than its planning. */
function prepareCards(db: Database) {
  return db
    .select({ id: courseCards.courseId, card: text(sql`${courseCards.card}`) })
    .from(courseCards)
    .innerJoin(trainers, sql`${trainers.id} = ${courseCards.trainerId}`)
    .where(
      sql`${courseCards.courseId} = any (${sql.placeholder('ids')}::int[]) and ${courseCards.format} = ${sql.placeholder('format')}
        and ${courseCards.builtVersion} = ${courseCards.version} and ${courseCards.trainerVersion} = ${trainers.cardVersion}`,
    )
    .prepare('ready_cards');
}

const prepared = new WeakMap<Database, ReturnType<typeof prepareCards>>();

/** The cards that are current, by course id. */
export async function findCurrentCards(
  db: Database,
  ids: readonly number[],
  format: string,
): Promise<Map<number, string>> {
  const cards = prepared.get(db) ?? prepareCards(db);
  prepared.set(db, cards);
  const rows = await cards.execute({ ids: `{${ids.join(',')}}`, format });
  return new Map(rows.map(({ id, card }) => [id, card]));
}

/** Stores cards, except those whose course has changed since their data were read. */
export async function storeCards(db: Database, built: readonly BuiltCard[], format: string): Promise<void> {
  await db.execute(sql`
    insert into course_cards as c (course_id, version, built_version, trainer_id, trainer_version, format, card)
    select b."courseId", b.version, b.version, b."trainerId", b."trainerVersion", ${format}, b.card
    from jsonb_to_recordset(${JSON.stringify(built)}::jsonb)
      as b("courseId" int, version int, "trainerId" int, "trainerVersion" int, card text)
    order by b."courseId"
    on conflict (course_id) do update set built_version = excluded.built_version, trainer_id = excluded.trainer_id,
      trainer_version = excluded.trainer_version, format = excluded.format, card = excluded.card
    where c.version = excluded.version`);
}
