import type { CurrentUser } from '@kaksha/domain/current-user';
import type { Static } from 'typebox';
import { results } from '../../wire';
import type { UserWire } from './schema';
import type { SignIn } from './service';

export function presentUser(user: CurrentUser): Static<typeof UserWire> {
  return {
    user_id: user.id,
    name: user.name,
    email_id: user.email,
    contact_no: user.contactNo,
    is_admin: user.isAdmin,
    trainer_id: user.trainerId,
    photo: user.photo,
  };
}

export const presentSignIn = ({ token, user }: SignIn) =>
  results({ auth_token: token, user_id: user.id, user: presentUser(user) });
