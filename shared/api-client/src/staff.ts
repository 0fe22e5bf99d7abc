import type { ReturnedBatch, StaffInvitation, StaffMember, StaffRole } from '@kaksha/domain/staff';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { resultOf, resultsOf } from './envelope';
import type { ReturnedBatchWire, StaffInvitationWire, StaffMemberWire } from './generated/wire';

/** Members and open invitations of the signed-in user's institute. Rejects with 403 for others. */
export async function getStaff(http: AxiosInstance): Promise<StaffMember[]> {
  return toCamelCaseKeys(resultsOf<StaffMemberWire>(await http.get('/staff')));
}

/** Invites an address by mail. Rejects with `STAFF_EXISTS` (409) and with `fields` named `email`. */
export async function inviteStaff(
  http: AxiosInstance,
  { email, role }: { email: string; role: StaffRole },
): Promise<StaffMember> {
  return toCamelCaseKeys(resultOf<StaffMemberWire>(await http.post('/staff', { email, role })));
}

/** Resolves with the batches of a removed trainer that need a new teacher. */
export async function removeStaff(http: AxiosInstance, id: number): Promise<ReturnedBatch[]> {
  // An API of the version before answers no list.
  const { data } = await http.delete<{ data?: { results: ReturnedBatchWire[] } }>(`/staff/${id}`);
  return toCamelCaseKeys(data.data?.results ?? []);
}

/** Open invitations of the signed-in user, latest first. */
export async function getInvitations(http: AxiosInstance): Promise<StaffInvitation[]> {
  return toCamelCaseKeys(resultsOf<StaffInvitationWire>(await http.get('/staff/invitations')));
}

/** Rejects with `TRAINER_ACCOUNT` (409) when the account cannot act for the institute. */
export async function acceptInvitation(http: AxiosInstance, id: number): Promise<void> {
  await http.post(`/staff/invitations/${id}/accept`);
}

export async function declineInvitation(http: AxiosInstance, id: number): Promise<void> {
  await http.post(`/staff/invitations/${id}/decline`);
}
