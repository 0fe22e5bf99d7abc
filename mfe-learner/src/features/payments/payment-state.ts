import type { PaymentRecord } from '@kaksha/domain/payments';
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

/** Whether the learner can retry the payment. */
export function isOpen({ status }: PaymentRecord): boolean {
  return status === 'created' || status === 'failed' || status === 'expired';
}
