import type { Follows } from '../../platform/outbox/subscription';
import type { CodePurpose } from './code-mail';
import { codeMailOf } from './mails';
import { deviceNotification, securityNotification } from './notifications';
import type { SecurityChange } from './security-mail';

declare module '../../platform/outbox/events' {
  interface EventPayloads {
    'sign-in-code.requested': { purpose: CodePurpose };
    'session.started-on-new-device': { sessionId: number };
    /** `byUserId`: another owner of the account changed it. */
    'account.security-changed': { userId: number; byUserId?: number };
  }
  interface EventSecrets {
    'sign-in-code.requested': { email: string; code: string };
    'account.security-changed': { change: SecurityChange; address: string | null; userAgent: string | null };
  }
}

/** What follows from the events of this module. */
export const follows: Follows<'sign-in-code.requested' | 'session.started-on-new-device' | 'account.security-changed'> =
  {
    'sign-in-code.requested': {
      // A visitor waits for the code.
      priority: 10,
      mails: { code: codeMailOf },
    },
    'session.started-on-new-device': {
      notifications: { 'new-device': deviceNotification },
    },
    'account.security-changed': {
      notifications: { security: securityNotification },
    },
  };
