import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { unauthorized } from '../../../api-error';
import type { Database } from '../../../db/database';
import { media } from '../../../db/schema/media';
import { trainers, users } from '../../../db/schema/people';
import { cities, countries, states } from '../../../db/schema/places';

export type UserRow = typeof users.$inferSelect;
export type UserChange = Partial<typeof users.$inferInsert>;
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

export async function findProfile(db: Database, userId: number) {
  const [row] = await db
    .select({
      user: users,
      photo: getTableColumns(media),
      country: countries.name,
      state: states.name,
      city: cities.name,
      trainerId: trainers.id,
    })
    .from(users)
    .leftJoin(media, eq(media.id, users.photoId))
    .leftJoin(countries, eq(countries.id, users.countryId))
    .leftJoin(states, eq(states.id, users.stateId))
    .leftJoin(cities, eq(cities.id, users.cityId))
    .leftJoin(trainers, eq(trainers.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Who asks; throws 401 for an account that was deleted while the call waited for it. */
export async function lockUser(tx: Database, userId: number): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!row || row.blockedAt) throw unauthorized();
  return row;
}

export async function changeUser(tx: Database, userId: number, change: UserChange): Promise<void> {
  if (Object.keys(change).length > 0) await tx.update(users).set(change).where(eq(users.id, userId));
}

/**
 * A trainer who is one person shows learners the name and photo of their profile, until they choose others for the
 * trainer's page.
 */
export async function followProfile(tx: Database, before: UserRow, { name, photoId }: UserChange): Promise<void> {
  const theirs = and(eq(trainers.userId, before.id), eq(trainers.kind, 'individual'));
  if (name !== undefined) {
    await tx
      .update(trainers)
      .set({ name })
      .where(and(theirs, eq(trainers.name, before.name)));
  }
  if (photoId !== undefined) {
    const same: SQL = sql`${trainers.photoId} is not distinct from ${before.photoId}::int`;
    await tx.update(trainers).set({ photoId }).where(and(theirs, same));
  }
}
