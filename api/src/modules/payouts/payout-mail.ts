import type { Currency } from '@kaksha/domain/catalogue';
import { formatMoney } from '@kaksha/domain/money';
import type { Mail } from '../../platform/mail/mailer';
import { formatMoment, type Reader, zoneOf } from '../../platform/mail/reader-time';

export interface PayoutMailData {
  trainer: Reader;
  amountMinor: number;
  currency: Currency;
  /** Masked. */
  account: string;
  at: Date;
  /** Absolute address of the page Earnings. */
  earningsUrl: string;
}

/** Tells a trainer that money is on its way. `reference` is that of the bank or the payment provider. */
export function payoutPaidMail({ reference, ...payout }: PayoutMailData & { reference: string }): Mail {
  const amount = formatMoney(payout.amountMinor, payout.currency);
  return {
    to: payout.trainer.email,
    content: {
      subject: `Your payout of ${amount}`,
      preview: `${amount} was paid to ${payout.account}.`,
      heading: `${amount} is on its way to you`,
      paragraphs: [
        'The statement lists every order of this payout. It is available as a PDF and a CSV file on the Earnings page.',
      ],
      facts: [
        ['Amount', amount],
        ['Account', payout.account],
        ['Reference', reference],
        ['Date', formatMoment(payout.at, zoneOf(payout.trainer))],
      ],
      action: { label: 'Open Earnings', url: payout.earningsUrl },
    },
  };
}

/** Tells a trainer that a payout did not reach the account. */
export function payoutFailedMail({ failure, ...payout }: PayoutMailData & { failure: string }): Mail {
  const amount = formatMoney(payout.amountMinor, payout.currency);
  return {
    to: payout.trainer.email,
    content: {
      subject: `Your payout of ${amount} did not go through`,
      preview: 'Please check your account. The amount is in the next payout.',
      heading: `Your payout of ${amount} did not go through`,
      paragraphs: ['Please check the account at Pricing. The amount stays yours and is in the next payout.'],
      quote: failure,
      facts: [
        ['Amount', amount],
        ['Account', payout.account],
        ['Date', formatMoment(payout.at, zoneOf(payout.trainer))],
      ],
      action: { label: 'Open Earnings', url: payout.earningsUrl },
    },
  };
}
