import { describeBatch } from '@kaksha/domain/batches';
import { batchOf } from '../../platform/database/batch-of';
import type { InvitationRow, ReturnedBatch, StaffRow } from './repo';
import type { InvitationWire, ReturnedBatchWire, StaffMemberWire } from './schema';

export const presentMember = ({ member, name, trainerId }: StaffRow): StaffMemberWire => ({
  id: member.id,
  email: member.email,
  name: name ?? '',
  role: member.role,
  trainer_id: trainerId,
  invited_at: member.createdAt.toISOString(),
  accepted_at: member.acceptedAt?.toISOString() ?? null,
});

/** The batches of a removed trainer that need a new teacher. */
export const presentReturned = (returned: readonly ReturnedBatch[], now: Date): ReturnedBatchWire[] =>
  returned.map(({ batch, courseName }) => ({
    id: batch.id,
    course_id: batch.courseId,
    course_name: courseName,
    label: describeBatch(batchOf(batch), now),
  }));

export const presentInvitation = ({ member, instituteName }: InvitationRow): InvitationWire => ({
  id: member.id,
  institute_name: instituteName,
  role: member.role,
  invited_at: member.createdAt.toISOString(),
});
