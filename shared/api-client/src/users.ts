import type { AdminRight } from '@kaksha/domain/admin-rights';
import type { Page } from '@kaksha/domain/catalogue';
import type { UserRole, UserState } from '@kaksha/domain/user-records';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { pageOf, resultOf } from './envelope';
import { withFieldNames } from './field-names';
import type { ListedUserWire, UserRecordWire } from './generated/wire';

/** The users of the site, for administrators with the right `people`. Other users get 403. */

const toListed = (wire: ListedUserWire) => toCamelCaseKeys(wire);
const toRecord = (wire: UserRecordWire) => toCamelCaseKeys(wire);

export type ListedUser = ReturnType<typeof toListed>;
export type UserRecord = ReturnType<typeof toRecord>;

export interface UserList {
  search: string;
  role: UserRole | null;
  state: UserState | null;
  /** From 1. */
  page: number;
}

/** Newest first, 20 a page. */
export async function listUsers(
  http: AxiosInstance,
  { search, role, state, page }: UserList,
): Promise<Page<ListedUser>> {
  const params = { search: search || undefined, role: role ?? undefined, state: state ?? undefined, page };
  return pageOf(await http.get('/admin/users', { params }), toListed);
}

/** Rejects with USER_NOT_FOUND (404). */
export async function getUser(http: AxiosInstance, id: number): Promise<UserRecord> {
  return toRecord(resultOf(await http.get(`/admin/users/${id}`)));
}

/** Rejects with `fields` (400), FORBIDDEN (403), and OWN_ACCOUNT or LAST_OWNER (409). */
export async function blockUser(http: AxiosInstance, id: number, reason: string): Promise<UserRecord> {
  return toRecord(resultOf(await withFieldNames(http.post(`/admin/users/${id}/block`, { reason }))));
}

export async function unblockUser(http: AxiosInstance, id: number): Promise<UserRecord> {
  return toRecord(resultOf(await http.delete(`/admin/users/${id}/block`)));
}

/** Sends mails to the user's address again. */
export async function forgetDeadAddress(http: AxiosInstance, userId: number): Promise<void> {
  await http.delete(`/admin/users/${userId}/mail/dead-address`);
}

/** Signs the user out everywhere. */
export async function endUserSessions(http: AxiosInstance, id: number): Promise<UserRecord> {
  return toRecord(resultOf(await http.delete(`/admin/users/${id}/sessions`)));
}

/** For owners, who confirm it. Rejects with LAST_OWNER or ACCOUNT_BLOCKED (409). */
export async function setUserRights(
  http: AxiosInstance,
  id: number,
  rights: readonly AdminRight[],
): Promise<UserRecord> {
  return toRecord(resultOf(await http.put(`/admin/users/${id}/rights`, { rights })));
}

/** Rejects with LINK_EXPIRED (404). @param key  of the link that the start of the site printed */
export async function becomeFirstAdministrator(http: AxiosInstance, key: string): Promise<void> {
  await http.post('/admin/first-administrator', { key });
}
