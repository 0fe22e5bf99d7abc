import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';

export interface NewLearner {
  trainer: { name: string; email: string };
  /** Empty when the learner gave none. */
  learnerName: string;
  courseName: string;
  /** Label of the batch. */
  batch: string;
  /** Absolute address of the list of the course's learners. */
  learnersUrl: string;
}

/** Tells a trainer that a learner enrolled. */
export function newLearnerMail({ trainer, learnerName, courseName, batch, learnersUrl }: NewLearner): Mail {
  const learner = inert(learnerName) || 'A learner';
  return {
    to: trainer.email,
    content: {
      subject: `${learner} joined ${inert(courseName)}`,
      preview: `${learner} is enrolled in your batch.`,
      heading: 'You have a new learner',
      paragraphs: [`${learner} is enrolled in ${inert(courseName)}.`],
      facts: [['Batch', batch]],
      action: { label: 'See your learners', url: learnersUrl },
    },
  };
}
