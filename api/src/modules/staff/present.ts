import type { InvitationRow, StaffRow } from './repo';
import type { InvitationWire, StaffMemberWire } from './schema';

export const presentMember = ({ member, name, trainerId }: StaffRow): StaffMemberWire => ({
  id: member.id,
  email: member.email,
  name: name ?? '',
  role: member.role,
  trainer_id: trainerId,
  invited_at: member.createdAt.toISOString(),
  accepted_at: member.acceptedAt?.toISOString() ?? null,
});

export const presentInvitation = ({ member, instituteName }: InvitationRow): InvitationWire => ({
  id: member.id,
  institute_name: instituteName,
  role: member.role,
  invited_at: member.createdAt.toISOString(),
});
