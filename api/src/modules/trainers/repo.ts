import * as limits from '@kaksha/domain/limits';
import type { ExperienceLevel, TrainerSort } from '@kaksha/domain/trainer-query';
import { yearsOf } from '@kaksha/domain/trainer-query';
import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { media } from '../../platform/database/schema/media';
import { trainers, users } from '../../platform/database/schema/people';
import {
  type TrainerRow,
  trainerCategories,
  trainerIsVerified,
  trainerNextBatch,
} from '../../platform/database/trainer-row';
import { escapeLike } from '../../platform/text-search/escape-like';

export interface TrainerFilters {
  /** Trainers with more public courses than this. */
  courseCountGt: number;
  /** A text, and the condition for courses, as alias `c`, that have it. */
  search: { text: string; hasText: SQL } | null;
  location: string | null;
  experienceLevel: ExperienceLevel | null;
}

/** One page of ids. `total` is exact up to `limits.countCap`; above it `capped` is true. */
export async function findTrainers(
  db: Database,
  filters: TrainerFilters,
  sortBy: TrainerSort | null,
  { page, count }: { page: number; count: number },
): Promise<{ ids: number[]; total: number; capped: boolean }> {
  const order = orderBy(sortBy);
  const offset = (page - 1) * count;
  const size = Math.max(0, Math.min(count, limits.countCap - offset));
  const { rows } = await db.execute<{ total: number; ids: number[] }>(sql`
    with candidates as materialized (
      select t.id, t.name, t.experience_years, t.rating_avg, t.rating_count from trainers t
      where ${condition(filters)} order by ${order} limit ${limits.countCap + 1}
    )
    select (select count(*)::int from candidates) as total,
      array(select t.id from candidates t order by ${order} limit ${size} offset ${offset}) as ids`);
  const { total = 0, ids = [] } = rows[0] ?? {};
  return { ids, total: Math.min(total, limits.countCap), capped: total > limits.countCap };
}

function condition({ courseCountGt, search, location, experienceLevel }: TrainerFilters): SQL {
  const conditions = [sql`t.course_count > ${courseCountGt}`];
  const like = (text: string) => sql`'%' || search_fold(${escapeLike(text)}) || '%'`;
  if (search) {
    conditions.push(sql`(search_fold(t.name) like ${like(search.text)} or search_fold(t.name) %> search_fold(${search.text})
      or search_fold(t.headline) like ${like(search.text)}
      or exists (select from courses c where c.trainer_id = t.id and c.is_public and ${search.hasText}))`);
  }
  if (location) conditions.push(sql`search_fold(t.location) like ${like(location)}`);
  if (experienceLevel) {
    const { min, max } = yearsOf(experienceLevel);
    conditions.push(sql`t.experience_years >= ${min}`);
    if (max !== null) conditions.push(sql`t.experience_years <= ${max}`);
  }
  return sql.join(conditions, sql` and `);
}

function orderBy(sortBy: TrainerSort | null): SQL {
  switch (sortBy) {
    case 'name_asc':
      return sql`t.name, t.id`;
    case 'experience_high_low':
      return sql`t.experience_years desc, t.id desc`;
    case 'experience_low_high':
      return sql`t.experience_years, t.id`;
    default:
      return sql`t.rating_avg desc, t.rating_count desc, t.id`;
  }
}

/** Trainers in the order of the ids, in one query. Unknown ids are skipped. */
export async function loadTrainers(db: Database, ids: readonly number[]): Promise<TrainerRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      trainer: trainers,
      photo: getTableColumns(media),
      categories: trainerCategories(trainers.id),
      isVerified: trainerIsVerified(trainers.id),
      nextBatch: trainerNextBatch(trainers.id),
    })
    .from(trainers)
    .leftJoin(media, eq(media.id, trainers.photoId))
    .where(inArray(trainers.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.trainer.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export interface Contact {
  email: string;
  /** Without the country code. */
  contactNo: string | null;
}

export async function findContact(db: Database, userId: number): Promise<Contact | null> {
  const [row] = await db
    .select({ email: users.email, contactNo: users.contactNo })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}
