import type { Currency } from '@kaksha/domain/catalogue';
import { formatMoney } from '@kaksha/domain/money';
import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';

export interface SeatReleased {
  trainer: { name: string; email: string };
  /** Empty when the learner gave none. */
  learnerName: string;
  courseName: string;
  /** Label of the batch. */
  batch: string;
  amountMinor: number;
  currency: Currency;
  /** The learner's reason; empty when they gave none. */
  reason: string;
  /** Absolute address of the list of the course's learners. */
  learnersUrl: string;
}

/** Tells a trainer that a learner was refunded and is no longer enrolled. */
export function seatReleasedMail(released: SeatReleased): Mail {
  const { trainer, learnerName, courseName, batch, amountMinor, currency, reason, learnersUrl } = released;
  const amount = formatMoney(amountMinor, currency);
  const learner = inert(learnerName) || 'A learner';
  return {
    to: trainer.email,
    content: {
      subject: `A learner left ${inert(courseName)}: ${amount} refunded`,
      preview: `${learner} was refunded ${amount} and is no longer enrolled.`,
      heading: 'A learner was refunded',
      paragraphs: [
        `${learner} was refunded ${amount} and is no longer enrolled in ${inert(courseName)}. The seat is free again.`,
        ...(reason ? ['The reason that the learner gave:'] : []),
      ],
      ...(reason && { quote: reason }),
      facts: [
        ['Batch', batch],
        ['Refund', amount],
      ],
      action: { label: 'See your learners', url: learnersUrl },
    },
  };
}
