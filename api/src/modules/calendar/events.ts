import type { Follows } from '../../platform/outbox/subscription';
import { classNotification } from './notifications';

declare module '../../platform/outbox/events' {
  interface EventPayloads {
    /** A class starts in so many hours. */
    'class.due': { enrolmentId: number; startsAt: string; hours: 24 | 1 };
  }
}

/** What follows from the events of this module. */
export const follows: Follows<'class.due'> = {
  'class.due': {
    notifications: { 'class-in-24-hours': classNotification(24), 'class-in-1-hour': classNotification(1) },
  },
};
