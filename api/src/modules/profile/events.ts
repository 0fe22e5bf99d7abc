import type { Follows } from '../../platform/outbox/subscription';
import { accountDeletedMailOf } from './account/mails';
import { searchDigestNotification } from './search-digest/notifications';

declare module '../../platform/outbox/events' {
  interface EventPayloads {
    'account.deleted': Record<string, never>;
    /** New courses match saved searches of a user. */
    'saved-searches.matched': { userId: number; matches: { searchId: number; courseIds: number[] }[] };
  }
  interface EventSecrets {
    /** The account's row has no name and address any more. */
    'account.deleted': {
      name: string;
      email: string;
      /** Seats that were given back, with the formatted refund or null. Missing in events of earlier versions. */
      seats?: readonly { courseName: string; refund: string | null }[];
    };
  }
}

/** What follows from the events of this module. */
export const follows: Follows<'account.deleted' | 'saved-searches.matched'> = {
  'account.deleted': {
    mails: { 'account-deleted': accountDeletedMailOf },
  },
  'saved-searches.matched': {
    notifications: { 'search-digest': searchDigestNotification },
  },
};
