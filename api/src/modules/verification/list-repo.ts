import type { VerificationStanding } from '@kaksha/domain/trainer-verification';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { deletedAddressPattern } from '../../platform/database/deleted-account';
import { escapeLike } from '../../platform/text-search/escape-like';

export interface ListedRow extends Record<string, unknown> {
  id: number;
  kind: 'individual' | 'institute';
  name: string;
  email: string;
  courseCount: number;
  standing: VerificationStanding;
  verifiedUntil: string | null;
  requestedAt: string | null;
}

/** How a trainer stands on a day, beside `latest`, the latest request. */
const standingOn = (today: string) => sql`case
  when latest.state = 'waiting' then 'waiting'
  when t.verified_until >= ${today}::date then 'verified'
  when latest.state = 'refused' then 'refused'
  when t.verified_until is not null then 'expired'
  else 'none' end`;

const trainersOn = (today: string) => sql`
  select t.id, t.kind, t.name, u.email, t.course_count as "courseCount", ${standingOn(today)} as standing,
    t.verified_until::text as "verifiedUntil", latest.created_at as "requestedAt"
  from trainers t join users u on u.id = t.user_id
  left join lateral (select state, created_at from trainer_verifications v where v.trainer_id = t.id
    order by v.id desc limit 1) latest on true`;

/** One page of trainers: those who wait first, the longest waiting at the top; then the newest. */
export async function listTrainers(
  db: Database,
  filters: { today: string; standing?: VerificationStanding; search: string },
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ListedRow[]; total: number }> {
  const { today, standing, search } = filters;
  const like = `%${escapeLike(search)}%`;
  const conditions: SQL[] = [sql`email not like ${deletedAddressPattern}`];
  if (standing) conditions.push(sql`standing = ${standing}`);
  if (search) conditions.push(sql`(search_fold(name) like search_fold(${like}) or email like lower(${like}))`);
  const found = sql`(${trainersOn(today)}) found where ${sql.join(conditions, sql` and `)}`;
  const [page, counted] = await Promise.all([
    db.execute<ListedRow>(sql`
      select * from ${found} order by standing <> 'waiting', case when standing = 'waiting' then "requestedAt" end, id desc
      limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from ${found}`),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findTrainer(
  db: Database,
  { trainerId, today }: { trainerId: number; today: string },
): Promise<ListedRow | null> {
  const { rows } = await db.execute<ListedRow>(sql`${trainersOn(today)} where t.id = ${trainerId}`);
  return rows[0] ?? null;
}
