import { formatMoney } from '@kaksha/domain/money';
import type { EventNotification } from '../../platform/outbox/event-notification';
import { earningsPath, payoutMailOf } from './mails';
import { findPaidTrainer } from './repo';

/** For the trainer: a payout that was paid, or that failed. */
export const payoutNotification: EventNotification<'payout.finished'> = {
  kind: 'payout',
  recipients: async ({ db }, { payload }) => {
    const found = await findPaidTrainer(db, payload.payoutId);
    return found ? [found.trainer.userId] : [];
  },
  async text({ db }, { payload }) {
    const found = await findPaidTrainer(db, payload.payoutId);
    if (!found) return null;
    const { amountMinor, currency, state, account } = found.payout;
    const amount = formatMoney(amountMinor, currency);
    return state === 'paid'
      ? { title: `Your payout of ${amount} is on its way`, body: `To ${account}.`, link: earningsPath }
      : {
          title: `Your payout of ${amount} did not go through`,
          body: 'Please check your account at Pricing. The amount is in the next payout.',
          link: earningsPath,
        };
  },
  mail: payoutMailOf,
};
