import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';
import type { NewLearner } from './new-learner-mail';

/**
 * `from`: label of the batch that the learner moved out of; null when the seat was given back. `money`: the payment for
 * a seat that was given back, with its refund; null for a free one.
 */
export type SeatChanged = NewLearner &
  ({ from: string } | { from: null; money: { paid: string; refund: string | null } | null });

/** Tells a trainer that a learner moved to another batch, or gave back a seat. */
export function seatChangedMail(change: SeatChanged): Mail {
  const { trainer, learnerName, courseName, batch, learnersUrl } = change;
  const learner = inert(learnerName) || 'A learner';
  const course = inert(courseName);
  const action = { label: 'See your learners', url: learnersUrl };
  if (change.from === null) {
    const { money } = change;
    return {
      to: trainer.email,
      content: {
        subject: `${learner} gave back a seat in ${course}`,
        preview: 'The seat is free again.',
        heading: 'A seat is free again',
        paragraphs: [
          `${learner} gave back ${money ? 'the' : 'a free'} seat in ${inert(courseName)}. The first of the waiting list gets an offer.`,
          ...(money ? [moneyText(money)] : []),
        ],
        facts: [['Batch', batch]],
        action,
      },
    };
  }
  return {
    to: trainer.email,
    content: {
      subject: `${learner} changed the batch of ${course}`,
      preview: `${learner} moved to another of your batches.`,
      heading: 'A learner changed the batch',
      paragraphs: [
        `${learner} moved to another batch of ${inert(courseName)}. The seat in the old batch is free again.`,
      ],
      facts: [
        ['Until now', change.from],
        ['From now on', batch],
      ],
      action,
    },
  };
}

const moneyText = ({ paid, refund }: { paid: string; refund: string | null }) =>
  refund
    ? `The refund rule gives back ${refund}.`
    : `The refund rule gives nothing back, so the payment of ${paid} stays.`;
