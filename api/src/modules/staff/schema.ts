import * as limits from '@kaksha/domain/limits';
import { staffRoles } from '@kaksha/domain/staff';
import { Type } from 'typebox';
import { Done, nullable, oneOf, utcTime } from '../../platform/http/wire';

const role = oneOf(staffRoles, 'owner: everything; manager: all but payouts, profile and staff; trainer: own batches');

export const StaffMemberWire = Type.Object(
  {
    id: Type.Integer(),
    email: Type.String(),
    name: Type.String({ description: 'Empty until the invitation is accepted' }),
    role,
    trainerId: nullable(Type.Integer({ description: 'Profile that batches can name; only of an accepted trainer' })),
    invitedAt: utcTime('When the address was invited'),
    acceptedAt: nullable(utcTime('Null while the invitation is open')),
  },
  { title: 'StaffMember' },
);

export const InvitationWire = Type.Object(
  {
    id: Type.Integer(),
    instituteName: Type.String(),
    role,
    invitedAt: utcTime('When the caller was invited'),
  },
  { title: 'StaffInvitation' },
);

export const InviteBody = Type.Object({
  email: Type.String({ title: 'Email', maxLength: limits.emailMax }),
  role,
});

export const ReturnedBatchWire = Type.Object(
  {
    id: Type.Integer(),
    courseId: Type.Integer(),
    courseName: Type.String(),
    label: Type.String({ description: 'Schedule in words' }),
  },
  { title: 'ReturnedBatch', description: 'A batch of the institute that needs a new teacher' },
);

/** Without `data` for an API of the version before. */
export const RemovedAnswer = Type.Object({
  ...Done.properties,
  data: Type.Optional(Type.Object({ results: Type.Array(ReturnedBatchWire) })),
});
