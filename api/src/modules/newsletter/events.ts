import type { Follows } from '../../platform/outbox/subscription';
import { newsletterConfirmationMailOf, newsletterMailOf } from './mails';

declare module '../../platform/outbox/events' {
  interface EventPayloads {
    /** A visitor asked for the newsletter with an address that is to be confirmed. */
    'newsletter.requested': { subscriptionId: number };
    'newsletter.sent': { postId: number };
    /** One subscriber of a sent post. */
    'newsletter.addressed': { postId: number; subscriptionId: number };
  }
}

/** What follows from the events of this module. */
export const follows: Follows<'newsletter.requested' | 'newsletter.sent' | 'newsletter.addressed'> = {
  'newsletter.requested': {
    mails: { 'newsletter-confirmation': newsletterConfirmationMailOf },
    toStranger: true,
  },
  'newsletter.sent': {
    jobs: ({ payload }) => [{ queue: 'address-newsletter', data: payload }],
  },
  'newsletter.addressed': {
    // There are many, and others wait for their mails.
    priority: -10,
    mails: { newsletter: newsletterMailOf },
  },
};
