import * as limits from '@kaksha/domain/limits';
import { staffRoles } from '@kaksha/domain/staff';
import { type Static, Type } from 'typebox';
import { Done, nullable, oneOf, utcTime } from '../../platform/http/wire';

const role = oneOf(staffRoles, 'owner: everything; manager: all but payouts, profile and staff; trainer: own batches');

export const StaffMemberWire = Type.Object(
  {
    id: Type.Integer(),
    email: Type.String(),
    name: Type.String({ description: 'Empty until the invitation is accepted' }),
    role,
    trainer_id: nullable(Type.Integer({ description: 'Profile that batches can name; only of an accepted trainer' })),
    invited_at: utcTime('When the address was invited'),
    accepted_at: nullable(utcTime('Null while the invitation is open')),
  },
  { title: 'StaffMember' },
);
export type StaffMemberWire = Static<typeof StaffMemberWire>;

export const InvitationWire = Type.Object(
  {
    id: Type.Integer(),
    institute_name: Type.String(),
    role,
    invited_at: utcTime('When the caller was invited'),
  },
  { title: 'StaffInvitation' },
);
export type InvitationWire = Static<typeof InvitationWire>;

export const InviteBody = Type.Object({
  email: Type.String({ title: 'Email', maxLength: limits.emailMax }),
  role,
});

export const ReturnedBatchWire = Type.Object(
  {
    id: Type.Integer(),
    course_id: Type.Integer(),
    course_name: Type.String(),
    label: Type.String({ description: 'Schedule in words' }),
  },
  { title: 'ReturnedBatch', description: 'A batch of the institute that needs a new teacher' },
);
export type ReturnedBatchWire = Static<typeof ReturnedBatchWire>;

/** Without `data` for an API of the version before. */
export const RemovedAnswer = Type.Object({
  ...Done.properties,
  data: Type.Optional(Type.Object({ results: Type.Array(ReturnedBatchWire) })),
});
