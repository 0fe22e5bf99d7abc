import { brand } from '@kaksha/domain/brand';
import type { Currency } from '@kaksha/domain/catalogue';
import { dayIn, formatDate } from '@kaksha/domain/dates';
import { formatMoney } from '@kaksha/domain/money';
import type { PaymentRecord, Refund } from '@kaksha/domain/payments';
import type { BadgeProps } from '@kaksha/ui/badge';

interface State {
  tone: NonNullable<BadgeProps['tone']>;
  label: string;
}

/** Label for the state of a payment. */
export function stateOf({ status, price, refund }: PaymentRecord): State {
  switch (status) {
    case 'created':
      return { tone: 'saffron', label: 'Not paid yet' };
    case 'failed':
      return { tone: 'bad', label: 'Failed' };
    case 'expired':
      return { tone: 'neutral', label: 'Not paid' };
    case 'paid':
      if (refund?.status === 'requested') return { tone: 'info', label: 'Refund on its way' };
      return { tone: 'good', label: price.amount === 0 ? 'Enrolled' : 'Paid' };
    case 'refunded':
      if (price.amount === 0) return { tone: 'neutral', label: 'Seat given back' };
      if (refund?.status === 'requested') return { tone: 'info', label: 'Refund on its way' };
      return refund?.status === 'failed'
        ? { tone: 'bad', label: 'Refund did not go through' }
        : { tone: 'neutral', label: 'Refunded' };
  }
}

/** Whether money was paid that has not been refunded. */
export function isPaid({ status, price, refund }: PaymentRecord): boolean {
  return status === 'paid' && price.amount > 0 && refund === null;
}

/** The state of a part of a payment, e.g. `₹2,000 refunded on 15 Jan 2026`. */
export function describePartialRefund({ status, amount, requestedAt }: Refund, currency: Currency): string {
  const money = formatMoney(amount, currency);
  if (status === 'requested') return `${money} is on its way back`;
  if (status === 'failed') return `A refund of ${money} did not go through`;
  return `${money} refunded on ${formatDate(dayIn(brand.timeZone, new Date(requestedAt)))}`;
}

/** Whether the learner can retry the payment. */
export function isOpen({ status }: PaymentRecord): boolean {
  return status === 'created' || status === 'failed' || status === 'expired';
}
