import { forbidden } from '../../api-error';
import type { Principal } from '../../principal';

/** The ledger of the platform is for administrators. @throws ApiError FORBIDDEN (403) */
export function mustSeeLedger({ isAdmin }: Principal): void {
  if (!isAdmin) throw forbidden();
}
