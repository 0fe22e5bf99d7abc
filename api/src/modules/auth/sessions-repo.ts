import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { media } from '../../db/schema/media';
import { sessions, trainers, users } from '../../db/schema/people';

export type NewSession = Pick<typeof sessions.$inferInsert, 'userId' | 'tokenHash' | 'expiresAt' | 'userAgent'>;

export async function addSession(db: Database, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The user of a valid session with the trainer id and photo; null when the session ended or the user is blocked. */
export async function findSessionUser(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ sessionId: sessions.id, user: users, trainerId: trainers.id, photo: media })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(trainers, eq(trainers.userId, users.id))
    .leftJoin(media, eq(media.id, users.photoId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, now),
        isNull(sessions.revokedAt),
        isNull(users.blockedAt),
      ),
    );
  return row ?? null;
}

export async function revokeSession(db: Database, id: number, now: Date): Promise<void> {
  await db.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, id));
}

/** Deletes the sessions that expired or were revoked before the moment. */
export async function deleteSessionsEndedBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, moment), lt(sessions.revokedAt, moment)));
}
