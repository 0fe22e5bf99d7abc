import * as limits from '@kaksha/domain/limits';
import { hourMs } from '@kaksha/domain/time-units';
import type { ServiceContext } from '../../platform/context/context';
import { paidAccountOf } from '../../platform/encryption/purposes';
import { sign } from '../../platform/payment-providers/signature';
import type { PayoutAccountRow } from '../trainer-settings/payment-config/service';
import type { PayoutRow } from './repo';

/** Names an account in the request of an approval. It is keyed, so that it does not tell the number of the account. */
export function accountFingerprint(
  { signingKey }: Pick<ServiceContext, 'signingKey'>,
  trainerId: number,
  { payoutKind, upiId, accountName, accountNumber, ifsc, routeAccountId }: PayoutAccountRow,
): string {
  const fields = [trainerId, payoutKind, upiId, accountName, accountNumber, ifsc, routeAccountId];
  return sign(`payout account|${JSON.stringify(fields)}`, signingKey).slice(0, 32);
}

/** When payouts to an account that replaced another one can be approved; null when they can be now. */
export function payableFrom(account: Pick<PayoutAccountRow, 'accountChangedAt'> | null, now: Date): Date | null {
  if (!account?.accountChangedAt) return null;
  const from = new Date(account.accountChangedAt.getTime() + limits.payout.accountWaitHours * hourMs);
  return from > now ? from : null;
}

/** The account as the payout stores it from its approval to its payment. */
export const paidAccount = (
  { cipher }: Pick<ServiceContext, 'cipher'>,
  payoutId: number,
  account: PayoutAccountRow,
): string => cipher.encrypt(JSON.stringify(account), paidAccountOf(payoutId));

/** The account that was approved; null before the approval and after the payment. */
export function readPaidAccount(
  { cipher }: Pick<ServiceContext, 'cipher'>,
  { id, paidAccount }: PayoutRow,
): PayoutAccountRow | null {
  return paidAccount === null ? null : JSON.parse(cipher.decrypt(paidAccount, paidAccountOf(id)));
}
