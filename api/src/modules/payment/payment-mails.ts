import { brand } from '@kaksha/domain/brand';
import type { Currency } from '@kaksha/domain/catalogue';
import { formatMoney } from '@kaksha/domain/money';
import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';
import { formatMoment, type Reader, zoneOf } from '../../platform/mail/reader-time';

/** A payment or refund of an order; `amountMinor` is the amount paid or refunded. */
export interface PaymentMailData {
  learner: Reader;
  courseName: string;
  amountMinor: number;
  currency: Currency;
  /** Number of the invoice or the credit note. */
  number: string;
  at: Date;
  /** Absolute address of the page with the PDF. */
  paymentsUrl: string;
}

function factsOf({ learner, courseName, number, at }: PaymentMailData, amount: string): [string, string][] {
  return [
    ['Course', inert(courseName)],
    ['Amount', amount],
    ['Date', formatMoment(at, zoneOf(learner))],
    ['Document', number],
  ];
}

export function receiptMail(payment: PaymentMailData): Mail {
  const amount = formatMoney(payment.amountMinor, payment.currency);
  return {
    to: payment.learner.email,
    content: {
      subject: `Invoice ${payment.number}: ${amount} for ${inert(payment.courseName)}`,
      preview: `We received ${amount}. Thank you.`,
      heading: `We received ${amount}`,
      paragraphs: ['Thank you. Your invoice is available as a PDF on the Payments page.'],
      facts: factsOf(payment, amount),
      action: { label: 'Open Payments', url: payment.paymentsUrl },
      footnote: `Is something wrong? Write to ${brand.supportEmail}.`,
    },
  };
}

/** `reason`: why the payment got no seat; empty when a learner left the batch. */
export function refundMail({ reason, ...payment }: PaymentMailData & { reason: string }): Mail {
  const amount = formatMoney(payment.amountMinor, payment.currency);
  return {
    to: payment.learner.email,
    content: {
      subject: `Your refund of ${amount} for ${inert(payment.courseName)}`,
      preview: `${amount} is on its way back to you.`,
      heading: `${amount} is on its way back to you`,
      paragraphs: [
        reason ? `${reason} You get the whole payment back.` : 'You are no longer enrolled.',
        'The money goes back the way it came; banks take up to seven working days to show it.',
      ],
      facts: factsOf(payment, amount),
      action: { label: 'Open Payments', url: payment.paymentsUrl },
      footnote: `Not there after seven working days? Write to ${brand.supportEmail} and name the document.`,
    },
  };
}

/** A part of a payment that goes back; the learner stays enrolled. `reason` is the trainer's. */
export function partialRefundMail({ reason, ...payment }: PaymentMailData & { reason: string }): Mail {
  const amount = formatMoney(payment.amountMinor, payment.currency);
  return {
    to: payment.learner.email,
    content: {
      subject: `A refund of ${amount} for ${inert(payment.courseName)}`,
      preview: `${amount} is on its way back to you. You keep your seat.`,
      heading: `${amount} is on its way back to you`,
      paragraphs: [
        'A part of your payment is refunded, and you keep your seat. The money goes back the way it came; banks take up to seven working days to show it.',
      ],
      facts: [...factsOf(payment, amount), ...(reason ? [['Reason', reason] satisfies [string, string]] : [])],
      action: { label: 'Open Payments', url: payment.paymentsUrl },
      footnote: `Not there after seven working days? Write to ${brand.supportEmail} and name the document.`,
    },
  };
}
