import type { ServiceContext } from '../../../context';
import { isPass, makePass } from '../../../signing-key';
import type { OrderRow } from '../orders/repo';

const validHours = 12;

const subjectOf = (orderId: number) => `receipt ${orderId}`;

/** The link that opens a receipt without a session for 12 hours; null for an order that was never paid. */
export function receiptUrl(
  { settings, signingKey, clock }: Pick<ServiceContext, 'settings' | 'signingKey' | 'clock'>,
  { id, paidAt }: Pick<OrderRow, 'id' | 'paidAt'>,
): string | null {
  if (!paidAt) return null;
  const validUntil = new Date(clock.now().getTime() + validHours * 3_600_000);
  return `${settings.apiHost}/payment/${id}/receipt?key=${makePass(signingKey, subjectOf(id), validUntil)}`;
}

export function opensReceipt(
  { signingKey, clock }: Pick<ServiceContext, 'signingKey' | 'clock'>,
  orderId: number,
  pass: string | undefined,
): boolean {
  return pass !== undefined && isPass(signingKey, subjectOf(orderId), pass, clock.now());
}
