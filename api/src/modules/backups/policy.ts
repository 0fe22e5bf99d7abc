import { mayAs } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';

/** Administrators of the operation see the backups. */
export function mayReadBackups(principal: Principal): boolean {
  return mayAs(principal, 'operations');
}
