import { forbidden } from '../../api-error';
import { managesAs } from '../../policy';
import type { Principal } from '../../principal';

/** Buyer, seller and administrators see an invoice. @throws ApiError FORBIDDEN (403) */
export function mustSeeInvoice(
  principal: Principal,
  { userId, trainerId }: { userId: number; trainerId: number },
): void {
  if (principal.id !== userId && !managesAs(principal, trainerId)) throw forbidden();
}
