import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { media } from '../../../platform/database/schema/media';
import { trainers, users } from '../../../platform/database/schema/people';
import { cities, countries, states } from '../../../platform/database/schema/places';

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

/** The user, locked until the transaction ends; null when the account was deleted or blocked meanwhile. */
export async function lockUser(tx: Database, userId: number): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return row && !row.blockedAt ? row : null;
}

export async function changeUser(tx: Database, userId: number, change: UserChange): Promise<void> {
  if (Object.keys(change).length > 0) await tx.update(users).set(change).where(eq(users.id, userId));
}

/** Copies name and photo to an individual trainer's page where that still shows the old ones. */
export async function updateTrainerPage(tx: Database, before: UserRow, { name, photoId }: UserChange): Promise<void> {
  const individual = and(eq(trainers.userId, before.id), eq(trainers.kind, 'individual'));
  if (name !== undefined) {
    await tx
      .update(trainers)
      .set({ name })
      .where(and(individual, eq(trainers.name, before.name)));
  }
  if (photoId !== undefined) {
    const unchanged: SQL = sql`${trainers.photoId} is not distinct from ${before.photoId}::int`;
    await tx.update(trainers).set({ photoId }).where(and(individual, unchanged));
  }
}
