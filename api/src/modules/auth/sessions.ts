import { createHash, randomBytes } from 'node:crypto';
import type { CurrentUser } from '@kaksha/domain/current-user';
import { limits } from '@kaksha/domain/limits';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { media } from '../../db/schema/media';
import { sessions, trainers, users } from '../../db/schema/people';
import { pictureOf } from '../../media/pictures';

/** Who asks, as the database knows them at this moment. */
export interface SignedIn extends CurrentUser {
  sessionId: number;
}

/** The token is random and long, so that a fast hash is enough; whoever reads the table cannot sign in with it. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Signs a person in on one device for 180 days, and answers the token, which exists nowhere else. */
export async function startSession(db: Database, userId: number, userAgent: string | undefined): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({
    userId,
    tokenHash: hashOf(token),
    expiresAt: new Date(Date.now() + limits.sessionDays * 86_400_000),
    userAgent: userAgent?.slice(0, 300),
  });
  return token;
}

/** The person whose token it is; null for a token that is unknown, revoked or too old, or whose person is blocked. */
export async function findSession(db: Database, token: string, mediaBase: string): Promise<SignedIn | null> {
  const [row] = await db
    .select({ sessionId: sessions.id, user: users, trainerId: trainers.id, photo: media })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(trainers, eq(trainers.userId, users.id))
    .leftJoin(media, eq(media.id, users.photoId))
    .where(
      and(
        eq(sessions.tokenHash, hashOf(token)),
        gt(sessions.expiresAt, sql`now()`),
        isNull(sessions.revokedAt),
        isNull(users.blockedAt),
      ),
    );
  if (!row) return null;
  const { sessionId, user, trainerId, photo } = row;
  const { id, name, email, contactNo, isAdmin } = user;
  return { id, name, email, contactNo, isAdmin, trainerId, photo: photo && pictureOf(photo, mediaBase).src, sessionId };
}

export async function endSession(db: Database, sessionId: number): Promise<void> {
  await db.update(sessions).set({ revokedAt: sql`now()` }).where(eq(sessions.id, sessionId));
}

/** Sessions that nobody can use any more are forgotten after a month. */
export async function forgetOldSessions(db: Database): Promise<void> {
  const monthAgo = sql`now() - interval '30 days'`;
  await db.delete(sessions).where(or(lt(sessions.expiresAt, monthAgo), lt(sessions.revokedAt, monthAgo)));
}
