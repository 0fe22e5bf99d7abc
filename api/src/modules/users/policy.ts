import type { AdminRight } from '@kaksha/domain/admin-rights';
import { mayAs } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';
import { ownAccount, ownersOnly } from './errors';

/**
 * Who may block or sign out other administrators holds the right "owner". An administrator does not block the own account.
 * @throws ApiError OWN_ACCOUNT (409), FORBIDDEN (403)
 */
export function mustMayBlock(principal: Principal, user: { id: number; adminRights: readonly AdminRight[] }): void {
  if (principal.id === user.id) throw ownAccount();
  mustMayEnd(principal, user);
}

/** @throws ApiError FORBIDDEN (403) for the sessions of another administrator without the right "owner" */
export function mustMayEnd(principal: Principal, user: { id: number; adminRights: readonly AdminRight[] }): void {
  const isOther = principal.id !== user.id && user.adminRights.length > 0;
  if (isOther && !mayAs(principal, 'owner')) throw ownersOnly();
}
