import type { ServiceContext } from '../../platform/context/context';
import type { Mail } from '../../platform/mail/mailer';
import type { OutboxEvent } from '../../platform/outbox/events';
import { siteOrigin } from '../../platform/settings/site';
import { payoutFailedMail, payoutPaidMail } from './payout-mail';
import { findPaidTrainer } from './repo';

/** The page Earnings of the trainer area. */
export const earningsPath = '/patron/basicdetails/earnings';

/** Tells the trainer that a payout was paid or failed. */
export async function payoutMailOf(
  { db, settings, clock }: ServiceContext,
  { payload }: OutboxEvent<'payout.finished'>,
): Promise<Mail | null> {
  const found = await findPaidTrainer(db, payload.payoutId);
  if (!found) return null;
  const { payout, trainer } = found;
  const data = {
    trainer,
    amountMinor: payout.amountMinor,
    currency: payout.currency,
    account: payout.account ?? '',
    at: payout.closedAt ?? clock.now(),
    earningsUrl: siteOrigin(settings) + earningsPath,
  };
  return payout.state === 'paid'
    ? payoutPaidMail({ ...data, reference: payout.paymentReference ?? '' })
    : payoutFailedMail({ ...data, failure: payout.failure ?? '' });
}
