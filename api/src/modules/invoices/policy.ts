import { managesAs } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';
import { forbidden } from '../../platform/http/api-error';

/** Buyer, seller and administrators see an invoice. @throws ApiError FORBIDDEN (403) */
export function mustSeeInvoice(
  principal: Principal,
  { userId, trainerId }: { userId: number; trainerId: number },
): void {
  if (principal.id !== userId && !managesAs(principal, trainerId, 'finance')) throw forbidden();
}
