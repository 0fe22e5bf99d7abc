import type { Follows } from '../../platform/outbox/subscription';
import { listEndedNotification, offerEndedNotification, seatOfferNotification } from './notifications';

declare module '../../platform/outbox/events' {
  interface EventPayloads {
    /** A seat is held for a learner of the waiting list. */
    'seat.offered': { entryId: number };
    'seat-offer.ended': { entryId: number };
    /** The waiting list ended: its batch is cancelled, takes no more learners, or begins. */
    'waiting-list.ended': { entryId: number; reason: 'cancelled' | 'withdrawn' | 'begins' };
  }
}

/** What follows from the events of this module. */
export const follows: Follows<'seat.offered' | 'seat-offer.ended' | 'waiting-list.ended'> = {
  'seat.offered': {
    notifications: { 'seat-offer': seatOfferNotification },
  },
  'seat-offer.ended': {
    notifications: { 'seat-offer-ended': offerEndedNotification },
  },
  'waiting-list.ended': {
    notifications: { 'waiting-list-ended': listEndedNotification },
  },
};
