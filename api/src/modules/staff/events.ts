import type { Follows } from '../../platform/outbox/subscription';
import { invitationMailOf } from './mails';

declare module '../../platform/outbox/events' {
  interface EventPayloads {
    /** An address is invited to the staff of an institute. */
    'staff.invited': { staffId: number };
  }
}

/** What follows from the events of this module. */
export const follows: Follows<'staff.invited'> = {
  'staff.invited': {
    mails: { 'staff-invitation': invitationMailOf },
    toStranger: true,
  },
};
