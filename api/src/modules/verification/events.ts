import type { Follows } from '../../platform/outbox/subscription';
import { decidedNotification } from './notifications';

declare module '../../platform/outbox/events' {
  interface EventPayloads {
    /** An administrator accepted or refused a verification, or ended one. */
    'verification.decided': { verificationId: number; ends: boolean };
  }
}

/** What follows from the events of this module. */
export const follows: Follows<'verification.decided'> = {
  'verification.decided': {
    notifications: { 'verification-decided': decidedNotification },
  },
};
