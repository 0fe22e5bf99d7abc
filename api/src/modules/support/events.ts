import type { Follows } from '../../platform/outbox/subscription';
import { contactMailOf } from './mails';

declare module '../../platform/outbox/events' {
  interface EventPayloads {
    'support-message.sent': { messageId: number };
  }
}

/** What follows from the events of this module. */
export const follows: Follows<'support-message.sent'> = {
  'support-message.sent': {
    mails: { contact: contactMailOf },
  },
};
