import { normalEmail } from '@kaksha/domain/email-address';
import * as limits from '@kaksha/domain/limits';
import type { StaffRole } from '@kaksha/domain/staff';
import { invitationRules } from '@kaksha/domain/staff-rules';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { writeAudit } from '../../platform/database/audit';
import { isSellerBlocked } from '../../platform/database/blocked-seller';
import { unauthorized } from '../../platform/http/api-error';
import { check } from '../../platform/http/form';
import { emit } from '../../platform/outbox/emit';
import { nameNeeded } from '../auth/errors';
import { mailOwners } from '../auth/owner-mail-service';
import { mustHaveSecondFactorForPayouts } from '../auth/owners-service';
import { makeTrainer } from '../auth/service';
import { countMail } from '../mail-limits/budget-service';
import { alreadyStaff, invitationNotFound, isTrainerAlready, memberNotFound, ownersOnly, tooManyStaff } from './errors';
import { mustManageStaff, mustSeeStaff } from './policy';
import {
  acceptInvitation as accept,
  addInvitation,
  findMember,
  findUser,
  type InvitationRow,
  isTrainerOf,
  listInvitations,
  listStaff,
  lockInstitute,
  lockInvitation,
  type ReturnedBatch,
  removeMember,
  returnBatches,
  type StaffRow,
} from './repo';

/** The staff of the caller's institute with its open invitations. @throws ApiError FORBIDDEN (403) */
export function getStaff({ db, principal }: UserContext): Promise<StaffRow[]> {
  return listStaff(db, mustSeeStaff(principal));
}

/**
 * Invites an address by mail, and mails all owners about it.
 * @throws ApiError FORBIDDEN (403) unless the caller is an owner, SECOND_FACTOR_REQUIRED (403), VALIDATION_FAILED (400),
 * STAFF_EXISTS (409), TOO_MANY_MAILS (429)
 */
export async function inviteStaff(
  context: UserContext,
  { email: typed, role }: { email: string; role: StaffRole },
): Promise<StaffRow> {
  const { principal } = context;
  const instituteId = mustManageStaff(principal);
  await mustHaveSecondFactorForPayouts(context, { trainerId: instituteId });
  check(invitationRules, { email: typed });
  const email = normalEmail(typed);
  return inTransaction(context, async (tx) => {
    const { db, requestId } = tx;
    if ((await findUser(db, principal.id))?.email === email) throw alreadyStaff();
    await lockInstitute(db, instituteId);
    if ((await listStaff(db, instituteId)).length >= limits.staffMax) throw tooManyStaff();
    const id = await addInvitation(db, { instituteId, email, role, invitedBy: principal.id });
    const row = id === null ? null : await findMember(db, id);
    if (!row) throw alreadyStaff();
    const detail = { instituteId, role };
    await writeAudit(db, { actorId: principal.id, action: 'staff.invite', entityId: row.member.id, detail, requestId });
    await countMail(tx, { to: email });
    await emit(tx, { kind: 'staff.invited', payload: { staffId: row.member.id } });
    await mailOwners(tx, { trainerId: instituteId, change: { kind: 'staff-invited', email, role } });
    return row;
  });
}

/**
 * Removes a member or an invitation; members may remove themselves. The batches of a removed trainer return to the
 * institute; those that are not over are the answer. All owners are mailed.
 * @throws ApiError FORBIDDEN, SECOND_FACTOR_REQUIRED (403), STAFF_NOT_FOUND (404)
 */
export async function removeStaff(context: UserContext, { id }: { id: number }): Promise<ReturnedBatch[]> {
  const { principal } = context;
  return inTransaction(context, async (tx) => {
    const { db, requestId } = tx;
    const row = await findMember(db, id);
    const isSelf = row?.member.userId === principal.id;
    const isOwn = row?.member.instituteId === principal.trainerId && principal.instituteRole !== null;
    if (!row || !(isSelf || isOwn)) throw memberNotFound();
    if (!isSelf && principal.instituteRole !== 'owner') throw ownersOnly();
    const { instituteId, role, email } = row.member;
    // Members may always leave.
    if (!isSelf) await mustHaveSecondFactorForPayouts(tx, { trainerId: instituteId });
    // A removed owner is told as well.
    await mailOwners(tx, { trainerId: instituteId, change: { kind: 'staff-removed', email, role } });
    if (!(await removeMember(db, id))) throw memberNotFound();
    const teacher = row.trainerId === null ? null : { instituteId, trainerId: row.trainerId, now: tx.clock.now() };
    const returned = teacher ? await returnBatches(db, teacher) : [];
    const detail = { instituteId, role };
    await writeAudit(db, { actorId: principal.id, action: 'staff.remove', entityId: id, detail, requestId });
    return isSelf ? [] : returned;
  });
}

/** The caller's open invitations, latest first. */
export async function getInvitations(context: UserContext): Promise<InvitationRow[]> {
  return listInvitations(context.db, await emailOf(context));
}

/**
 * Accepts an invitation. A trainer gets a public profile; owners and managers act for the institute. All owners are
 * mailed.
 * @throws ApiError NAME_NEEDED (400) for a trainer, SECOND_FACTOR_REQUIRED (403) for an owner of an account with payouts, INVITATION_NOT_FOUND (404), TRAINER_ACCOUNT (409) for an owner or manager with other courses
 */
export async function acceptInvitation(context: UserContext, { id }: { id: number }): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { db, principal, clock, requestId } = tx;
    const email = await emailOf(tx);
    const invitation = await lockInvitation(db, { id, email });
    if (!invitation) throw invitationNotFound();
    const { role, instituteId } = invitation;
    if (await isSellerBlocked(db, instituteId)) throw invitationNotFound();
    if (role === 'owner') await mustHaveSecondFactorForPayouts(tx, { trainerId: instituteId });
    if (role !== 'trainer' && principal.trainerId !== null) throw isTrainerAlready();
    if (!(await accept(db, { id, userId: principal.id, now: clock.now() }))) throw isTrainerAlready();
    if (role === 'trainer') {
      const user = await findUser(db, principal.id);
      if (!user?.name.trim() || user.hasDerivedName) throw nameNeeded();
      await makeTrainer(tx, { userId: principal.id, name: user.name.trim() });
    }
    const detail = { instituteId, role };
    await writeAudit(db, { actorId: principal.id, action: 'staff.accept', entityId: id, detail, requestId });
    await mailOwners(tx, { trainerId: instituteId, change: { kind: 'staff-joined', email, role } });
  });
}

/** @throws ApiError INVITATION_NOT_FOUND (404) */
export async function declineInvitation(context: UserContext, { id }: { id: number }): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { db, principal, requestId } = tx;
    const invitation = await lockInvitation(db, { id, email: await emailOf(tx) });
    if (!invitation) throw invitationNotFound();
    await removeMember(db, id);
    const detail = { instituteId: invitation.instituteId, role: invitation.role };
    await writeAudit(db, { actorId: principal.id, action: 'staff.decline', entityId: id, detail, requestId });
  });
}

/** Whether batches of the institute may name the trainer. */
export const teachesFor = (
  { db }: Pick<ServiceContext, 'db'>,
  ids: { instituteId: number; trainerId: number },
): Promise<boolean> => isTrainerOf(db, ids);

async function emailOf({ db, principal }: UserContext): Promise<string> {
  const user = await findUser(db, principal.id);
  if (!user) throw unauthorized();
  return user.email;
}
