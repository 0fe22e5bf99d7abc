import type { Follows } from '../../platform/outbox/subscription';
import {
  answerNotification,
  enquiryNotification,
  learnerMessageNotification,
  trainerMessageNotification,
} from './notifications';

declare module '../../platform/outbox/events' {
  interface EventPayloads {
    'enquiry.sent': { enquiryId: number };
    'enquiry.answered': { enquiryId: number };
    /** The learner or the trainer wrote a further message. */
    'enquiry.continued': { enquiryId: number; messageId: number };
  }
}

/** What follows from the events of this module. */
export const follows: Follows<'enquiry.sent' | 'enquiry.answered' | 'enquiry.continued'> = {
  'enquiry.sent': {
    notifications: { enquiry: enquiryNotification },
  },
  'enquiry.answered': {
    notifications: { 'enquiry-reply': answerNotification },
  },
  'enquiry.continued': {
    notifications: {
      'message-to-learner': learnerMessageNotification,
      'message-to-trainer': trainerMessageNotification,
    },
  },
};
