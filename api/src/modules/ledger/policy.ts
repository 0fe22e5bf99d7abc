import { mayAs } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';
import { forbidden } from '../../platform/http/api-error';

/** The ledger of the platform is for administrators. @throws ApiError FORBIDDEN (403) */
export function mustSeeLedger(principal: Principal): void {
  if (!mayAs(principal, 'finance')) throw forbidden();
}
