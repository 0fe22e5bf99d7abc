import { brand } from '@kaksha/domain/brand';
import { type SQL, sql } from 'drizzle-orm';
import type { media } from './schema/media';
import type { trainers } from './schema/people';
import { boolean } from './typed-sql';

/** A trainer with the derived values of cards and pages. */
export interface TrainerRow {
  trainer: typeof trainers.$inferSelect;
  photo: typeof media.$inferSelect | null;
  /** Display names of the categories of public courses, most courses first. */
  categories: string[];
  /** Whether the platform vouches for the identity today. */
  isVerified: boolean;
  nextBatch: { day: string; courseId: number; courseName: string } | null;
}

/** A trainer's id, or its column. */
type TrainerId = number | typeof trainers.id;

/** SQL value of `TrainerRow.categories`. */
export const trainerCategories = (trainer: TrainerId): SQL<string[]> => sql`to_json(array(
  select k.display_name from courses c join categories k on k.id = c.category_id
  where c.trainer_id = ${trainer} and c.is_public
  group by k.id order by count(*) desc, k.position, k.id))`;

/** SQL value of `TrainerRow.isVerified`. */
export const trainerIsVerified = (trainer: TrainerId): SQL<boolean> =>
  boolean(sql`exists (select from trainers known where known.id = ${trainer}
    and known.verified_until >= (now() at time zone ${brand.timeZone})::date)`);

/** SQL value of `TrainerRow.nextBatch`: the next batch of the trainer's public courses. */
export const trainerNextBatch = (trainer: TrainerId): SQL<TrainerRow['nextBatch']> => sql`(
  select json_build_object('day', c.next_start_date, 'courseId', c.id, 'courseName', c.name)
  from courses c where c.trainer_id = ${trainer} and c.is_public and c.next_start_at is not null
  order by c.next_start_at, c.id limit 1)`;
