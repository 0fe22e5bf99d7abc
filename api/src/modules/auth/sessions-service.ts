import { createHash, randomBytes } from 'node:crypto';
import type { CurrentUser } from '@kaksha/domain/current-user';
import { limits } from '@kaksha/domain/limits';
import type { ServiceContext } from '../../context';
import { pictureOf } from '../../media/pictures';
import { addSession, deleteSessionsEndedBefore, findSessionUser, revokeSession } from './sessions-repo';

const dayMs = 86_400_000;

/** The user of a session with what the pages show of them. */
export interface AuthenticatedUser extends CurrentUser {
  sessionId: number;
}

/** What session functions need of the context; the authentication plugin has no request context yet. */
type SessionContext = Pick<ServiceContext, 'db' | 'clock'>;

/** Tokens have 256 random bits, so a fast hash is enough to make a stolen table useless. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Starts a session of 180 days and returns its token, which is stored nowhere. */
export async function startSession(
  { db, clock }: SessionContext,
  { userId, userAgent }: { userId: number; userAgent?: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await addSession(db, {
    userId,
    tokenHash: hashOf(token),
    expiresAt: new Date(clock.now().getTime() + limits.sessionDays * dayMs),
    userAgent: userAgent?.slice(0, 300),
  });
  return token;
}

/** Null for a token that is unknown, revoked or expired, and for a blocked user. */
export async function findSession(
  { db, clock }: SessionContext,
  { token, mediaBase }: { token: string; mediaBase: string },
): Promise<AuthenticatedUser | null> {
  const row = await findSessionUser(db, hashOf(token), clock.now());
  if (!row) return null;
  const { sessionId, user, trainerId, photo } = row;
  const { id, name, email, contactNo, isAdmin } = user;
  return { id, name, email, contactNo, isAdmin, trainerId, photo: photo && pictureOf(photo, mediaBase).src, sessionId };
}

export async function endSession({ db, clock }: SessionContext, { sessionId }: { sessionId: number }): Promise<void> {
  await revokeSession(db, sessionId, clock.now());
}

/** Deletes sessions a month after their end. */
export async function deleteOldSessions({ db, clock }: SessionContext): Promise<void> {
  await deleteSessionsEndedBefore(db, new Date(clock.now().getTime() - 30 * dayMs));
}
