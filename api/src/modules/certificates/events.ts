import type { Follows } from '../../platform/outbox/subscription';
import { certificateNotification, revocationNotification } from './notifications';

declare module '../../platform/outbox/events' {
  interface EventPayloads {
    'certificate.issued': { certificateId: string };
    'certificate.revoked': { certificateId: string };
  }
}

/** What follows from the events of this module. */
export const follows: Follows<'certificate.issued' | 'certificate.revoked'> = {
  'certificate.issued': {
    notifications: { certificate: certificateNotification },
  },
  'certificate.revoked': {
    notifications: { 'certificate-revoked': revocationNotification },
  },
};
