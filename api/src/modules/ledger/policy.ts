import type { Principal } from '../../platform/context/principal';
import { forbidden } from '../../platform/http/api-error';

/** The ledger of the platform is for administrators. @throws ApiError FORBIDDEN (403) */
export function mustSeeLedger({ isAdmin }: Principal): void {
  if (!isAdmin) throw forbidden();
}
