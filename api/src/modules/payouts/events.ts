import type { Follows } from '../../platform/outbox/subscription';
import { payoutNotification } from './notifications';

declare module '../../platform/outbox/events' {
  interface EventPayloads {
    /** The payment provider is asked to pay it. */
    'payout.approved': { payoutId: number };
    /** It was paid or failed. */
    'payout.finished': { payoutId: number };
  }
}

/** What follows from the events of this module. */
export const follows: Follows<'payout.approved' | 'payout.finished'> = {
  'payout.approved': {
    jobs: ({ payload }) => [{ queue: 'send-payout', data: payload }],
  },
  'payout.finished': {
    notifications: { payout: payoutNotification },
  },
};
