import type { Currency } from '@kaksha/domain/catalogue';
import type { UserContext } from '../../platform/context/context';
import { managesAs, mayAs, mustNotBeManager } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';
import { forbidden } from '../../platform/http/api-error';
import type { Settings } from '../../platform/settings/settings';
import { isReceiver } from './approvals-repo';

/** Whether money of the trainer or institute is money of the user, who registered it or works for it. */
export const receivesFor = async (
  { db, principal }: Pick<UserContext, 'db' | 'principal'>,
  { trainerId }: { trainerId: number },
): Promise<boolean> => principal.trainerId === trainerId || (await isReceiver(db, { trainerId, userId: principal.id }));

/**
 * Who is paid, or works for the institute that is paid, changes nothing of the payout.
 * @throws ApiError FORBIDDEN (403)
 */
export async function mustNotReceive(
  context: Pick<UserContext, 'db' | 'principal'>,
  payout: { trainerId: number },
): Promise<void> {
  if (!(await receivesFor(context, payout))) return;
  throw forbidden('This payout is to you or your institute. Another administrator has to decide about it.');
}

/** Different administrators who approve a payout of the amount. */
export const approvalsNeeded = (
  secondApproval: Settings['payoutSecondApproval'],
  currency: Currency,
  amountMinor: number,
): number => (amountMinor > secondApproval[currency] ? 2 : 1);

/** The trainer, owners of the institute, and administrators. @throws ApiError FORBIDDEN (403) */
export function mustSeeEarnings(principal: Principal, trainerId: number): void {
  if (!managesAs(principal, trainerId, 'finance')) throw forbidden();
  if (!mayAs(principal, 'finance')) mustNotBeManager(principal);
}
