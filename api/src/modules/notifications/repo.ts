import type { NotificationChannel } from '@kaksha/domain/notifications';
import { and, asc, desc, eq, gt, inArray, isNull, like, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { notificationSettings, notifications } from '../../platform/database/schema/notifications';
import { trainers, users } from '../../platform/database/schema/people';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = typeof notifications.$inferInsert;

/** Larger counts of unread notifications are shown as "99+". */
const maxUnread = 100;

export async function listNotifications(
  db: Database,
  userId: number,
  { unread, kind, page, count }: { unread: boolean; kind?: string; page: number; count: number },
): Promise<{ rows: NotificationRow[]; total: number }> {
  const wanted = and(
    eq(notifications.userId, userId),
    unread ? isNull(notifications.readAt) : undefined,
    kind ? eq(notifications.kind, kind) : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(wanted)
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(count)
      .offset((page - 1) * count),
    db.$count(notifications, wanted),
  ]);
  return { rows, total };
}

/** At most 100. */
export async function countUnread(db: Database, userId: number): Promise<number> {
  const some = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
    .limit(maxUnread);
  return db.$count(some.as('unread'));
}

/** `ids` undefined: all. */
export async function markRead(
  db: Database,
  userId: number,
  { ids, now }: { ids?: readonly number[]; now: Date },
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(eq(notifications.userId, userId), isNull(notifications.readAt), ids && inArray(notifications.id, [...ids])),
    );
}

/** Serialises what remotes raise for one user, so that concurrent calls respect the hourly limit. */
export async function lockRaising(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`notifications raised for ${userId}`}))`);
}

/** Notifications of kinds of remotes. */
export function countRaised(db: Database, { userId, since }: { userId: number; since: Date }): Promise<number> {
  const isRaised = and(eq(notifications.userId, userId), like(notifications.kind, '%.%'));
  return db.$count(notifications, and(isRaised, gt(notifications.createdAt, since)));
}

/** Stored rows keep what they say. */
export async function addNotifications(tx: Database, rows: readonly NewNotification[]): Promise<void> {
  if (rows.length > 0) {
    await tx
      .insert(notifications)
      .values([...rows])
      .onConflictDoNothing();
  }
}

export async function deleteNotificationsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before));
}

/** Addresses of the users, whose accounts cannot be deleted before the transaction ends. */
export async function lockAddresses(tx: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('share');
  return new Map(rows.map(({ id, email }) => [id, email]));
}

export interface Choice {
  userId: number;
  kind: string;
  channel: NotificationChannel;
  enabled: boolean;
}

export function listChoices(db: Database, userIds: readonly number[], kind?: string): Promise<Choice[]> {
  const { userId, channel, enabled } = notificationSettings;
  return db
    .select({ userId, kind: notificationSettings.kind, channel, enabled })
    .from(notificationSettings)
    .where(and(inArray(userId, [...userIds]), kind ? eq(notificationSettings.kind, kind) : undefined));
}

export async function saveChoices(db: Database, choices: readonly Choice[]): Promise<void> {
  if (choices.length === 0) return;
  await db
    .insert(notificationSettings)
    .values([...choices])
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.kind, notificationSettings.channel],
      set: { enabled: sql`excluded.enabled`, updatedAt: sql`now()` },
    });
}

/** Null for an account that does not exist. */
export async function findOwner(db: Database, userId: number): Promise<{ email: string; isTrainer: boolean } | null> {
  const [row] = await db
    .select({ email: users.email, trainerId: trainers.id })
    .from(users)
    .leftJoin(trainers, eq(trainers.userId, users.id))
    .where(eq(users.id, userId));
  return row ? { email: row.email, isTrainer: row.trainerId !== null } : null;
}
