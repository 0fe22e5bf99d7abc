import { describeBatch } from '@kaksha/domain/batches';
import { batchOf } from '../../platform/database/batch-of';
import type { InvitationRow, ReturnedBatch, StaffRow } from './repo';

export const presentMember = ({ member, name, trainerId }: StaffRow) => ({
  ...member,
  name: name ?? '',
  trainerId,
  invitedAt: member.createdAt,
});

/** The batches of a removed trainer that need a new teacher. */
export const presentReturned = (returned: readonly ReturnedBatch[], now: Date) =>
  returned.map(({ batch, courseName }) => ({ ...batch, courseName, label: describeBatch(batchOf(batch), now) }));

export const presentInvitation = ({ member, instituteName }: InvitationRow) => ({
  ...member,
  instituteName,
  invitedAt: member.createdAt,
});
