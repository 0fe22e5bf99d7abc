import { brand } from '@kaksha/domain/brand';
import type { Currency } from '@kaksha/domain/catalogue';
import { formatMoney } from '@kaksha/domain/money';
import { inert } from './inert-text';
import type { Mail } from './mailer';
import { formatMoment, type Reader, zoneOf } from './reader-time';

/** A payment or refund of an order; `amountMinor` is the amount paid or refunded. */
export interface PaymentMailData {
  learner: Reader;
  courseName: string;
  amountMinor: number;
  currency: Currency;
  /** Number of the receipt. */
  number: string;
  at: Date;
  /** Absolute address of the receipt. */
  receiptUrl: string;
}

function factsOf({ learner, courseName, number, at }: PaymentMailData, amount: string): [string, string][] {
  return [
    ['Course', courseName],
    ['Amount', amount],
    ['Date', formatMoment(at, zoneOf(learner))],
    ['Receipt', number],
  ];
}

export function receiptMail(news: PaymentMailData): Mail {
  const amount = formatMoney(news.amountMinor, news.currency);
  return {
    to: news.learner.email,
    content: {
      subject: `Receipt ${news.number}: ${amount} for ${inert(news.courseName)}`,
      preview: `We received ${amount}. Thank you.`,
      heading: `We received ${amount}`,
      paragraphs: ['Thank you. This is your receipt; the full one can be opened and printed at any time.'],
      facts: factsOf(news, amount),
      action: { label: 'Open the receipt', url: news.receiptUrl },
      footnote: `Something wrong with it? Write to ${brand.supportEmail}.`,
    },
  };
}

export function refundMail(news: PaymentMailData): Mail {
  const amount = formatMoney(news.amountMinor, news.currency);
  return {
    to: news.learner.email,
    content: {
      subject: `Your refund of ${amount} for ${inert(news.courseName)}`,
      preview: `${amount} is on its way back to you.`,
      heading: `${amount} is on its way back to you`,
      paragraphs: [
        'You are no longer enrolled. The money goes back the way it came; banks take up to seven working days to show it.',
      ],
      facts: factsOf(news, amount),
      action: { label: 'Open the receipt', url: news.receiptUrl },
      footnote: `Not there after seven working days? Write to ${brand.supportEmail} and name the receipt.`,
    },
  };
}
