import type { AdminRight } from '@kaksha/domain/admin-rights';
import type { UserRole, UserState } from '@kaksha/domain/user-records';
import { and, arrayContains, desc, eq, isNotNull, isNull, notLike, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database';
import { deletedAddressPattern } from '../../platform/database/deleted-account';
import { media } from '../../platform/database/schema/media';
import { trainers, users } from '../../platform/database/schema/people';
import { boolean } from '../../platform/database/typed-sql';
import type { PageOfRows } from '../../platform/http/wire';
import { escapeLike } from '../../platform/text-search/escape-like';

export interface UserFilter {
  /** Part of the name or of the address. */
  search?: string;
  role?: UserRole;
  state?: UserState;
  /** From 1. */
  page: number;
  /** Rows per page. */
  count: number;
}

const blocker = alias(users, 'blocker');
const isHere = notLike(users.email, deletedAddressPattern);

const isTrainer = (kind: 'individual' | 'institute') =>
  sql`exists (select from trainers t where t.user_id = ${users.id} and t.kind = ${kind})`;
const isStaff = sql`exists (select from staff s where s.user_id = ${users.id} and s.accepted_at is not null)`;

const roleIs: Readonly<Record<UserRole, SQL>> = {
  learner: sql`not ${users.isAdmin} and not ${isStaff} and not exists (select from trainers t where t.user_id = ${users.id})`,
  trainer: isTrainer('individual'),
  institute: isTrainer('institute'),
  staff: isStaff,
  administrator: sql`${users.isAdmin}`,
};

const selectUsers = (db: Database) =>
  db
    .select({
      user: users,
      /** Null for a user who has no session of the last months. */
      lastUsedAt: sql`(select max(s.last_used_at) from sessions s where s.user_id = ${users.id})`.mapWith(
        (at: string | null) => at && new Date(at),
      ),
      trainer: { id: trainers.id, kind: trainers.kind, name: trainers.name, courseCount: trainers.courseCount },
      isStaff: boolean(isStaff),
      blockedBy: blocker.name,
      photo: media,
    })
    .from(users)
    .leftJoin(trainers, eq(trainers.userId, users.id))
    .leftJoin(blocker, eq(blocker.id, users.blockedBy))
    .leftJoin(media, eq(media.id, users.photoId));

export type UserRow = Awaited<ReturnType<typeof selectUsers>>[number];

function condition({ search, role, state }: UserFilter): SQL | undefined {
  const like = (text: string) => `%${escapeLike(text)}%`;
  return and(
    isHere,
    search
      ? or(
          sql`search_fold(${users.name}) like search_fold(${like(search)})`,
          sql`${users.email} like ${like(search.toLowerCase())}`,
        )
      : undefined,
    role && roleIs[role],
    state && (state === 'blocked' ? isNotNull(users.blockedAt) : isNull(users.blockedAt)),
  );
}

/** Newest first. */
export async function findUsers(db: Database, filter: UserFilter): Promise<PageOfRows<UserRow>> {
  const where = condition(filter);
  const results = await selectUsers(db)
    .where(where)
    .orderBy(desc(users.id))
    .limit(filter.count)
    .offset((filter.page - 1) * filter.count);
  return { results, total: await db.$count(users, where), capped: false };
}

/** Null for an unknown id and for a deleted account. */
export async function findUser(db: Database, id: number): Promise<UserRow | null> {
  const [row] = await selectUsers(db)
    .where(and(eq(users.id, id), isHere))
    .limit(1);
  return row ?? null;
}

/** The user, locked until the transaction ends. Null for an unknown id and for a deleted account. */
export async function lockUser(tx: Database, id: number): Promise<typeof users.$inferSelect | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isHere))
    .for('update');
  return row ?? null;
}

/** The trainers and institutes that the user registered. */
export function findOwnTrainers(db: Database, userId: number): Promise<{ id: number }[]> {
  return db.select({ id: trainers.id }).from(trainers).where(eq(trainers.userId, userId));
}

/** Blocks the account, or ends the block with null. A trigger hides or shows the courses. */
export async function setBlocked(
  tx: Database,
  id: number,
  block: { at: Date; reason: string; by: number } | null,
): Promise<void> {
  const { at = null, reason = null, by = null } = block ?? {};
  await tx.update(users).set({ blockedAt: at, blockReason: reason, blockedBy: by }).where(eq(users.id, id));
}

export async function setRights(tx: Database, id: number, rights: readonly AdminRight[]): Promise<void> {
  await tx
    .update(users)
    .set({ adminRights: [...rights] })
    .where(eq(users.id, id));
}

/** Administrators with the right "owner" who are not blocked, locked until the transaction ends. */
export async function lockAdminOwners(tx: Database): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(arrayContains(users.adminRights, ['owner']), isNull(users.blockedAt)))
    .orderBy(users.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Everyone who holds a right, by address. */
export const findAdministrators = (db: Database) =>
  db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      rights: users.adminRights,
      blockedAt: users.blockedAt,
    })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.email);
