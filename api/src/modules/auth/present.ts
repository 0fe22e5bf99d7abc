import type { CurrentUser } from '@kaksha/domain/current-user';
import type { Static } from 'typebox';
import type { SessionWire, UserWire } from './schema';
import type { SignIn } from './service';
import type { SessionRow } from './sessions-repo';

export function presentUser(user: CurrentUser): Static<typeof UserWire> {
  return {
    user_id: user.id,
    name: user.name,
    email_id: user.email,
    contact_no: user.contactNo,
    is_admin: user.isAdmin,
    trainer_id: user.trainerId,
    photo: user.photo,
    ...(user.instituteRole && { institute_role: user.instituteRole }),
    ...(user.lacksSecondFactor && { lacks_second_factor: true }),
  };
}

export const presentSignIn = ({ token, user }: SignIn) => ({
  auth_token: token,
  user_id: user.id,
  user: presentUser(user),
});

export const presentSession = (row: SessionRow, currentId: number): Static<typeof SessionWire> => ({
  id: row.id,
  device: row.userAgent,
  address: row.address,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt.toISOString(),
  is_current: row.id === currentId,
});
