import type { AdminRight } from '@kaksha/domain/admin-rights';
import { reasonRules } from '@kaksha/domain/review-rules';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { type AuditEntry, writeAudit } from '../../platform/database/audit';
import { showAtOnce } from '../../platform/edge/show-at-once';
import { check } from '../../platform/http/form';
import type { PageOfRows } from '../../platform/http/wire';
import { deadAddress } from '../../platform/mail/delivery-repo';
import { emit } from '../../platform/outbox/emit';
import { endSessionsOf, listSessionsOf } from '../auth/sessions-service';
import { resumePayouts } from '../payouts/transfer-service';
import { settleHidden } from '../seats/service';
import { userNotFound } from './errors';
import { mustMayBlock, mustMayEnd } from './policy';
import { findCoursesOf, findInstitutesOf, findOrdersOf, findReportsAbout } from './related-repo';
import {
  findOwnTrainers,
  findUser,
  findUsers,
  lockAdminOwners,
  lockUser,
  setBlocked,
  type UserFilter,
  type UserRow,
} from './repo';
import { changeRights, mustLeaveAnOwner } from './rights-service';

/** Newest first, without deleted accounts. */
export const listUsers = ({ db }: ServiceContext, filter: UserFilter): Promise<PageOfRows<UserRow>> =>
  findUsers(db, filter);

/** A user with sessions, courses, orders and the reports about them. @throws ApiError USER_NOT_FOUND (404) */
export async function getUser(context: ServiceContext, { id }: { id: number }) {
  const { db } = context;
  const row = await findUser(db, id);
  if (!row) throw userNotFound();
  return {
    ...row,
    deadAddress: await deadAddress(db, row.user.email),
    sessions: await listSessionsOf(context, { id, isAdmin: row.user.isAdmin }),
    institutes: await findInstitutesOf(db, id),
    courses: await findCoursesOf(db, id),
    orders: await findOrdersOf(db, id),
    reports: await findReportsAbout(db, id),
  };
}

export type UserRecord = Awaited<ReturnType<typeof getUser>>;

/**
 * Blocks an account: its sessions end, its courses and comments are hidden, its payouts wait, and its person is mailed
 * the reason. Learners keep their seats.
 * @throws ApiError VALIDATION_FAILED (400), USER_NOT_FOUND (404), FORBIDDEN (403), OWN_ACCOUNT, LAST_OWNER (409)
 */
export async function blockUser(context: UserContext, { id, reason }: { id: number; reason: string }) {
  check(reasonRules, { reason });
  await inTransaction(context, async (tx) => {
    const { db, principal, clock } = tx;
    mustLeaveAnOwner(await lockAdminOwners(db), id);
    const user = await requireUser(tx, id);
    mustMayBlock(principal, user);
    if (user.blockedAt) return;
    await setBlocked(db, id, { at: clock.now(), reason: reason.trim(), by: principal.id });
    await endSessionsOf(tx, id);
    for (const trainer of await findOwnTrainers(db, id)) await settleHidden(tx, { trainerId: trainer.id });
    await audit(tx, 'user.block', id, { reason: reason.trim() });
    await emit(tx, { kind: 'account.blocked', payload: { userId: id, isBlocked: true } });
    await showAtOnce(tx, ['catalogue', 'blog']);
  });
  return getUser(context, { id });
}

/** Ends a block: courses and comments are shown again, and payouts go on. @throws ApiError USER_NOT_FOUND (404) */
export async function unblockUser(context: UserContext, { id }: { id: number }) {
  await inTransaction(context, async (tx) => {
    const user = await requireUser(tx, id);
    mustMayEnd(tx.principal, user);
    if (!user.blockedAt) return;
    await setBlocked(tx.db, id, null);
    for (const trainer of await findOwnTrainers(tx.db, id)) await resumePayouts(tx, { trainerId: trainer.id });
    await audit(tx, 'user.unblock', id);
    await emit(tx, { kind: 'account.blocked', payload: { userId: id, isBlocked: false } });
    await showAtOnce(tx, ['catalogue', 'blog']);
  });
  return getUser(context, { id });
}

/** Ends all sessions of a user. @throws ApiError USER_NOT_FOUND (404), FORBIDDEN (403) */
export async function endUserSessions(context: UserContext, { id }: { id: number }) {
  await inTransaction(context, async (tx) => {
    mustMayEnd(tx.principal, await requireUser(tx, id));
    const ended = await endSessionsOf(tx, id);
    if (ended > 0) await audit(tx, 'user.sign-out', id, { ended });
  });
  return getUser(context, { id });
}

/**
 * Gives a user these rights and takes all others. The user and all owners are mailed.
 * @throws ApiError USER_NOT_FOUND (404), LAST_OWNER, ACCOUNT_BLOCKED (409)
 */
export async function setUserRights(context: UserContext, { id, rights }: { id: number; rights: AdminRight[] }) {
  await inTransaction(context, (tx) => changeRights(tx, { id, rights }));
  return getUser(context, { id });
}

async function requireUser({ db }: ServiceContext, id: number) {
  const user = await lockUser(db, id);
  if (!user) throw userNotFound();
  return user;
}

const audit = (
  { db, principal, client, requestId }: UserContext,
  action: AuditEntry['action'],
  entityId: number,
  detail?: AuditEntry['detail'],
) => writeAudit(db, { actorId: principal.id, action, entityId, detail, client, requestId });
