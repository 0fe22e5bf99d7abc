import { randomBytes } from 'node:crypto';
import * as limits from '@kaksha/domain/limits';
import { dayMs, hourMs } from '@kaksha/domain/time-units';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import type { AuthenticatedUser } from '../../platform/context/principal';
import { writeAudit } from '../../platform/database/audit';
import { hashOfToken } from '../../platform/encryption/token-hash';
import { notFound } from '../../platform/http/api-error';
import { pictureOf } from '../../platform/media/pictures';
import { hasSecondFactor } from './second-factor/factors-repo';
import {
  addSession,
  deleteSessionsEndedBefore,
  findSessions,
  findSessionUser,
  replaceToken,
  revokeSession,
  revokeSessions,
  type SessionRow,
  type SessionUser,
  setTimeZone,
  touchSession,
} from './sessions-repo';

/** A session that is unused for this long ends. */
const idleMs = { user: 30 * dayMs, admin: 12 * hourMs };

/** Accuracy of the last use; a write per request would be too many. */
const touchEveryMs = 5 * 60_000;

/** The part of the context that exists before authentication. */
type SessionContext = Pick<ServiceContext, 'db' | 'clock'>;

const newToken = () => randomBytes(32).toString('base64url');

export interface NewSession {
  userId: number;
  deviceHash: string | null;
  /**
   * Whether the sign-in proves the user as a step-up does: with a second factor, or with an e-mail code without one.
   */
  isProven: boolean;
}

/** Starts a session of 180 days and returns its token, which is stored nowhere. */
export async function startSession(
  { db, clock, client }: SessionContext & Pick<ServiceContext, 'client'>,
  { userId, deviceHash, isProven }: NewSession,
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  await addSession(db, {
    userId,
    tokenHash: hashOfToken(token),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + limits.sessionDays * dayMs),
    provenAt: isProven ? now : null,
    deviceHash,
    address: client?.address,
    userAgent: client?.userAgent,
  });
  return token;
}

/** Null for a token that is unknown, revoked, expired or idle for too long, and for a blocked user. */
export async function findSession(
  { db, clock }: SessionContext,
  {
    token,
    mediaBase,
    demo,
    timeZone = null,
  }: { token: string; mediaBase: string; demo: boolean; timeZone?: string | null },
): Promise<AuthenticatedUser | null> {
  const now = clock.now();
  const row = await findSessionUser(db, hashOfToken(token), now);
  if (!row) return null;
  const { sessionId, provenAt, lastUsedAt, lastWritePosition, user, photo } = row;
  const unusedMs = now.getTime() - lastUsedAt.getTime();
  if (unusedMs > idleMs[user.isAdmin ? 'admin' : 'user']) return null;
  if (timeZone !== null && timeZone !== user.timeZone) await setTimeZone(db, user.id, timeZone);
  if (unusedMs > touchEveryMs) await touchSession(db, sessionId, now);
  const { id, name, hasDerivedName, email, contactNo, isAdmin, adminRights: rights } = user;
  return {
    id,
    name,
    hasDerivedName,
    email,
    contactNo,
    isAdmin,
    rights,
    sessionId,
    provenAt,
    lastWritePosition,
    ...actsFor(row),
    photo: photo && pictureOf(photo, mediaBase).src,
    lacksSecondFactor: isAdmin && !demo && !(await hasSecondFactor(db, id)),
  };
}

/** An own account of a trainer comes first, then the institute that the user is an owner or manager of. */
function actsFor({ trainer, member }: SessionUser): Pick<AuthenticatedUser, 'trainerId' | 'instituteRole'> {
  if (trainer) return { trainerId: trainer.id, instituteRole: trainer.kind === 'institute' ? 'owner' : null };
  if (!member || member.role === 'trainer') return { trainerId: null, instituteRole: null };
  return { trainerId: member.instituteId, instituteRole: member.role };
}

/** Ends the session of the request. @throws ApiError as `endSession` */
export function signOut(context: UserContext, current: { id: number }): Promise<void> {
  return endSession(context, current);
}

/** The open sessions of the user, last used first. */
export function listSessions(context: UserContext): Promise<SessionRow[]> {
  const { id, isAdmin, lacksSecondFactor } = context.principal;
  return listSessionsOf(context, { id, isAdmin: isAdmin || lacksSecondFactor });
}

/** The open sessions of a user, last used first. */
export function listSessionsOf(
  { db, clock }: SessionContext,
  { id, isAdmin }: { id: number; isAdmin: boolean },
): Promise<SessionRow[]> {
  const now = clock.now();
  const idleSince = new Date(now.getTime() - idleMs[isAdmin ? 'admin' : 'user']);
  return findSessions(db, { userId: id, now, idleSince });
}

/** Ends all sessions of a user and returns their number. */
export function endSessionsOf({ db, clock }: SessionContext, userId: number): Promise<number> {
  return revokeSessions(db, { userId, now: clock.now() });
}

/**
 * Ends one session of the user.
 * @throws ApiError SESSION_NOT_FOUND (404)
 */
export async function endSession(context: UserContext, { id }: { id: number }): Promise<void> {
  await inTransaction(context, async ({ db, clock, principal, client, requestId }) => {
    if (!(await revokeSession(db, { id, userId: principal.id, now: clock.now() }))) {
      throw notFound('There is no such session.', 'SESSION_NOT_FOUND');
    }
    await writeAudit(db, { actorId: principal.id, action: 'session.end', entityId: id, client, requestId });
  });
}

/** A browser has one session, so signing in again ends the one before (rotation). */
export async function endReplacedSession({ principal, ...context }: ServiceContext): Promise<void> {
  if (principal) await endSession({ ...context, principal }, { id: principal.sessionId });
}

/** Ends all sessions of the user except the given one. */
export async function endOtherSessions(context: UserContext, { id }: { id: number }): Promise<void> {
  await inTransaction(context, async ({ db, clock, principal, client, requestId }) => {
    const ended = await revokeSessions(db, { userId: principal.id, exceptId: id, now: clock.now() });
    const entry = { actorId: principal.id, entityId: id, detail: { ended }, client, requestId };
    await writeAudit(db, { ...entry, action: 'session.end-others' });
  });
}

/** Gives a session a new token after a proof of its user; the old token is invalid from then on. */
export async function rotateSession({ db, clock }: SessionContext, { id }: { id: number }): Promise<string> {
  const token = newToken();
  await replaceToken(db, { id, tokenHash: hashOfToken(token), now: clock.now() });
  return token;
}

/** Deletes sessions a month after their end. */
export async function deleteOldSessions({ db, clock }: SessionContext): Promise<void> {
  await deleteSessionsEndedBefore(db, new Date(clock.now().getTime() - 30 * dayMs));
}
