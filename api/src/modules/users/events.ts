import type { Follows } from '../../platform/outbox/subscription';
import { blockMailOf } from './mails';

declare module '../../platform/outbox/events' {
  interface EventPayloads {
    /** An administrator blocked or unblocked an account. */
    'account.blocked': { userId: number; isBlocked: boolean };
  }
}

/** What follows from the events of this module. */
export const follows: Follows<'account.blocked'> = {
  'account.blocked': { mails: { 'account-blocked': blockMailOf } },
};
