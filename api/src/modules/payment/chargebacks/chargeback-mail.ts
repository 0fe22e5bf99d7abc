import { brand } from '@kaksha/domain/brand';
import { inert } from '../../../platform/mail/inert-text';
import type { Mail } from '../../../platform/mail/mailer';

interface ChargedBack {
  courseName: string;
  /** The payment, e.g. `₹900`. */
  amount: string;
  /** Label of the batch. */
  batch: string;
}

/** Tells a learner that the seat ended with the payment. */
export function seatLostMail(
  charged: ChargedBack & { learner: { name: string; email: string }; paymentsUrl: string },
): Mail {
  const { learner, courseName, amount, batch, paymentsUrl } = charged;
  return {
    to: learner.email,
    content: {
      subject: `Your seat in ${inert(courseName)} has ended`,
      preview: `Your bank took back the payment of ${amount}.`,
      heading: 'Your seat has ended',
      paragraphs: [
        `Your bank took back the payment of ${amount} for ${inert(courseName)}, so you are no longer enrolled.`,
      ],
      facts: [['Batch', batch]],
      action: { label: 'Open Payments', url: paymentsUrl },
      footnote: `You did not ask your bank for it? Write to ${brand.supportEmail}.`,
    },
  };
}

/** Tells a trainer that a learner left, because the bank took back the payment. */
export function learnerChargedBackMail(
  charged: ChargedBack & { trainer: { name: string; email: string }; learnerName: string; learnersUrl: string },
): Mail {
  const { trainer, learnerName, courseName, amount, batch, learnersUrl } = charged;
  const learner = inert(learnerName) || 'A learner';
  return {
    to: trainer.email,
    content: {
      subject: `A bank took back ${amount} for ${inert(courseName)}`,
      preview: `${learner} is no longer enrolled. The amount is taken from your payouts.`,
      heading: 'A payment was taken back',
      paragraphs: [
        `The bank of ${learner} took back ${amount} for ${inert(courseName)}. The learner is no longer enrolled, and the seat is free again. The amount is taken from your next payout; the platform returns its fee.`,
      ],
      facts: [
        ['Batch', batch],
        ['Amount', amount],
      ],
      action: { label: 'See your learners', url: learnersUrl },
    },
  };
}
