import type { Follows } from '../../platform/outbox/subscription';
import { reviewAnswerNotification } from './notifications';

declare module '../../platform/outbox/events' {
  interface EventPayloads {
    /** The trainer answered a review for the first time. */
    'review.answered': { feedbackId: number };
  }
}

/** What follows from the events of this module. */
export const follows: Follows<'review.answered'> = {
  'review.answered': {
    notifications: { 'review-answer': reviewAnswerNotification },
  },
};
