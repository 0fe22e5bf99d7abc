/** The session of the current user. Every page loads it; the ways to sign in are in `auth`. */
import type { CurrentUser } from '@kaksha/domain/current-user';
import type { AxiosInstance } from 'axios';
import { resultOf } from './envelope';
import type { UserWire } from './generated/wire';

export const toUser = (wire: UserWire): CurrentUser => ({
  id: wire.user_id,
  name: wire.name,
  email: wire.email_id,
  contactNo: wire.contact_no,
  isAdmin: wire.is_admin,
  trainerId: wire.trainer_id,
  photo: wire.photo,
  ...(wire.rights && { rights: wire.rights }),
  ...(wire.institute_role && { instituteRole: wire.institute_role }),
  ...(wire.has_derived_name && { hasDerivedName: true }),
  ...(wire.lacks_second_factor && { lacksSecondFactor: true }),
});

export async function getCurrentUser(http: AxiosInstance, id: number): Promise<CurrentUser> {
  return toUser(resultOf<UserWire>(await http.get('/auth/user', { params: { id } })));
}

/** Ends the session on the server. The caller discards the token even when the call fails. */
export async function signOut(http: AxiosInstance): Promise<void> {
  await http.post('/auth/logout', {});
}
