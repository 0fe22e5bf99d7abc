import type { Follows } from '../../platform/outbox/subscription';
import { batchMessageNotification } from './notifications';

declare module '../../platform/outbox/events' {
  interface EventPayloads {
    /** The trainer wrote to learners of a batch. */
    'batch.messaged': { messageId: number };
  }
}

/** What follows from the events of this module. */
export const follows: Follows<'batch.messaged'> = {
  'batch.messaged': {
    notifications: { 'batch-message': batchMessageNotification },
  },
};
