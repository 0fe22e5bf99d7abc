import { inert } from './inert-text';
import type { Mail } from './mailer';
import type { NewLearner } from './new-learner-mail';

/** `from`: label of the batch that the learner moved out of; null when a free seat was given back. */
export type SeatChanged = NewLearner & { from: string | null };

/** Tells a trainer that a learner moved to another batch, or gave back a free seat. */
export function seatChangedMail({ trainer, learnerName, courseName, batch, learnersUrl, from }: SeatChanged): Mail {
  const learner = inert(learnerName) || 'A learner';
  const course = inert(courseName);
  const action = { label: 'See your learners', url: learnersUrl };
  if (from === null) {
    return {
      to: trainer.email,
      content: {
        subject: `${learner} gave back a seat in ${course}`,
        preview: 'The seat is free again.',
        heading: 'A seat is free again',
        paragraphs: [`${learner} gave back a free seat in ${courseName}. The first of the waiting list gets an offer.`],
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
      paragraphs: [`${learner} moved to another batch of ${courseName}. The seat in the old batch is free again.`],
      facts: [
        ['Until now', from],
        ['From now on', batch],
      ],
      action,
    },
  };
}
