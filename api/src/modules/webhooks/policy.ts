import { mayAs } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';

/** Administrators of the operation set webhooks. */
export function maySetWebhooks(principal: Principal): boolean {
  return mayAs(principal, 'operations');
}
