import { brand } from '@kaksha/domain/brand';
import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';

export interface NewBatch {
  learner: { name: string; email: string };
  courseName: string;
  trainerName: string;
  /** Label of the batch. */
  batch: string;
  /** Absolute address of the course page. */
  courseUrl: string;
}

/** Tells a learner that a course has a new batch. */
export function newBatchMail({ learner, courseName, trainerName, batch, courseUrl }: NewBatch): Mail {
  return {
    to: learner.email,
    content: {
      subject: `New batch: ${inert(courseName)}`,
      preview: batch,
      heading: 'A course you follow has a new batch',
      paragraphs: [`You marked ${courseName} with ${trainerName} as interesting on ${brand.name}.`],
      facts: [['Batch', batch]],
      action: { label: 'See the course', url: courseUrl },
    },
  };
}
