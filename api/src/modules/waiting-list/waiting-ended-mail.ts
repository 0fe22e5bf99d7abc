import { describeEnding } from '@kaksha/domain/payments';
import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';
import type { EventPayloads } from '../../platform/outbox/events';
import type { SeatOffer } from './seat-offer-mail';

type Reason = EventPayloads['waiting-list.ended']['reason'];

export interface WaitingEnded extends Pick<SeatOffer, 'learner' | 'courseName' | 'batch'> {
  reason: Reason;
  /** The trainer's, for a cancelled batch; may be empty. */
  cancelReason: string;
  /** Absolute address of the page with other batches or courses. */
  nextUrl: string;
}

/** What the notification and the mail say. */
export function waitingEndedText(reason: Reason, cancelReason: string): { title: string; text: string } {
  const title = 'The waiting list has ended';
  switch (reason) {
    case 'cancelled':
      return {
        title: 'Cancelled',
        text: `${describeEnding('batch-cancelled', cancelReason)} You are no longer on its waiting list.`,
      };
    case 'withdrawn':
      return {
        title,
        text: 'The trainer takes no more learners for this batch. You are no longer on its waiting list.',
      };
    case 'begins':
      return { title, text: 'The batch begins soon, and no seat became free for you.' };
  }
}

/** Says that the waiting list of a batch has ended. */
export function waitingEndedMail({ learner, courseName, batch, reason, cancelReason, nextUrl }: WaitingEnded): Mail {
  const { title, text } = waitingEndedText(reason, cancelReason);
  return {
    to: learner.email,
    content: {
      subject: `${title}: ${inert(courseName)}`,
      preview: inert(text),
      heading: reason === 'cancelled' ? 'The batch is cancelled' : title,
      paragraphs: [text, 'Nothing was charged.'],
      facts: [
        ['Course', inert(courseName)],
        ['Batch', batch],
      ],
      action: { label: 'Look for another batch', url: nextUrl },
    },
  };
}
