import type { Follows } from '../../platform/outbox/subscription';
import {
  batchCancelledNotification,
  batchMovedNotification,
  type LearnersToNotify,
  newBatchNotification,
  sessionsChangedNotification,
} from './notifications';

declare module '../../platform/outbox/events' {
  interface EventPayloads {
    /** A batch of a public course takes enrolments for the first time. */
    'batch.opened': { batchId: number };
    'batch.moved': { changeId: number; batchId: number } & LearnersToNotify;
    'batch.cancelled': { batchId: number; cancelledBy: number };
    /** Sessions on these days of the timetable are skipped, moved or restored. */
    'sessions.changed': { batchId: number; days: string[] } & LearnersToNotify;
    /** One learner of a cancelled batch. */
    'enrolment.cancelled': { enrolmentId: number };
  }
}

/** What follows from the events of this module. */
export const follows: Follows<
  'batch.opened' | 'batch.moved' | 'batch.cancelled' | 'sessions.changed' | 'enrolment.cancelled'
> = {
  'batch.opened': {
    notifications: { 'new-batch': newBatchNotification },
  },
  'batch.moved': {
    notifications: { 'batch-moved': batchMovedNotification },
  },
  'batch.cancelled': {
    jobs: ({ payload }) => [{ queue: 'refund-cancelled-batch', data: payload }],
  },
  'sessions.changed': {
    notifications: { 'sessions-changed': sessionsChangedNotification },
  },
  'enrolment.cancelled': {
    notifications: { 'batch-cancelled': batchCancelledNotification },
  },
};
