import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { media } from '../../platform/database/schema/media';
import { sessions, trainers, users } from '../../platform/database/schema/people';
import { staff } from '../../platform/database/schema/staff';

export type NewSession = Omit<typeof sessions.$inferInsert, 'id' | 'revokedAt'>;

export async function addSession(db: Database, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Prepared once for each connection, because every call of a signed-in user runs it. */
const prepareSessionUser = (db: Database) =>
  db
    .select({
      sessionId: sessions.id,
      provenAt: sessions.provenAt,
      lastUsedAt: sessions.lastUsedAt,
      lastWritePosition: sessions.lastWritePosition,
      user: users,
      trainer: { id: trainers.id, kind: trainers.kind },
      member: { instituteId: staff.instituteId, role: staff.role },
      photo: media,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(trainers, eq(trainers.userId, users.id))
    // A user acts for at most one institute.
    .leftJoin(staff, and(eq(staff.userId, users.id), ne(staff.role, 'trainer')))
    .leftJoin(media, eq(media.id, users.photoId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql`${sql.placeholder('now')}::timestamptz`),
        isNull(sessions.revokedAt),
        isNull(users.blockedAt),
      ),
    )
    .prepare('session_user');

const prepared = new WeakMap<Database, ReturnType<typeof prepareSessionUser>>();

export type SessionUser = NonNullable<Awaited<ReturnType<typeof findSessionUser>>>;

/** The session of a token with its user, trainer, staff role and photo; null when it ended or the user is blocked. */
export async function findSessionUser(db: Database, tokenHash: string, now: Date) {
  const query = prepared.get(db) ?? prepareSessionUser(db);
  prepared.set(db, query);
  const [row] = await query.execute({ tokenHash, now: now.toISOString() });
  return row ?? null;
}

export async function touchSession(db: Database, id: number, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, id));
}

/** Stores where the log of the database ends, so that the session reads its own writes from replicas. */
export async function storeWritePosition(db: Database, id: number): Promise<void> {
  const position = sql`pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint`;
  await db.update(sessions).set({ lastWritePosition: position }).where(eq(sessions.id, id));
}

/** Replaces the token of the session, whose user has just been proven. */
export async function replaceToken(
  db: Database,
  { id, tokenHash, now }: { id: number; tokenHash: string; now: Date },
): Promise<void> {
  await db.update(sessions).set({ tokenHash, provenAt: now, lastUsedAt: now }).where(eq(sessions.id, id));
}

export interface SessionRow {
  id: number;
  userAgent: string | null;
  address: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

/** The user's sessions that are not revoked, expired or idle, last used first. */
export function findSessions(
  db: Database,
  { userId, now, idleSince }: { userId: number; now: Date; idleSince: Date },
): Promise<SessionRow[]> {
  const { id, userAgent, address, createdAt, lastUsedAt } = sessions;
  return db
    .select({ id, userAgent, address, createdAt, lastUsedAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, idleSince),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** How many sessions the user ever had, and whether one was on the device. Old sessions are deleted after a month. */
export async function findDeviceHistory(db: Database, userId: number, deviceHash: string) {
  const ofUser = eq(sessions.userId, userId);
  return {
    sessions: await db.$count(sessions, ofUser),
    onDevice: await db.$count(sessions, and(ofUser, eq(sessions.deviceHash, deviceHash))),
  };
}

/** The network addresses from which the user of the e-mail address signed in. */
export async function findSignInAddresses(db: Database, email: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ address: sessions.address })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, email));
  return rows.flatMap(({ address }) => address ?? []);
}

/** False when the user has no such open session. */
export async function revokeSession(
  db: Database,
  { id, userId, now }: { id: number; userId: number; now: Date },
): Promise<boolean> {
  const revoked = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return revoked.length > 0;
}

/** Revokes the sessions of the user, except the given one. Returns their number. */
export async function revokeSessions(
  db: Database,
  { userId, exceptId, now }: { userId: number; exceptId?: number; now: Date },
): Promise<number> {
  const revoked = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
        isNull(sessions.revokedAt),
      ),
    )
    .returning({ id: sessions.id });
  return revoked.length;
}

/** Deletes the sessions that expired or were revoked before the moment. */
export async function deleteSessionsEndedBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, moment), lt(sessions.revokedAt, moment)));
}

/** The device of a session with its user, for a mail. Null when the session was deleted. */
export async function findSessionDevice(db: Database, id: number) {
  const [row] = await db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      timeZone: users.timeZone,
      userAgent: sessions.userAgent,
      address: sessions.address,
      at: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, id));
  return row ?? null;
}

/** Stores the zone of the user's browser. */
export async function setTimeZone(db: Database, userId: number, timeZone: string): Promise<void> {
  await db.update(users).set({ timeZone }).where(eq(users.id, userId));
}
