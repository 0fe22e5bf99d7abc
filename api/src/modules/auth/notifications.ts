import { brand } from '@kaksha/domain/brand';
import type { EventNotification } from '../../platform/outbox/event-notification';
import { newDeviceMailOf, securityMailOf } from './mails';
import { securityTitles } from './security-mail';
import { findSessionDevice } from './sessions-repo';

const link = '/security';

/** A sign-in on a device that the account did not use before. */
export const deviceNotification: EventNotification<'session.started-on-new-device'> = {
  kind: 'security',
  async recipients({ db }, { payload }) {
    const device = await findSessionDevice(db, payload.sessionId);
    return device ? [device.userId] : [];
  },
  text: async () => ({
    title: `New sign-in to your ${brand.name} account`,
    body: 'A device that you did not use before signed in. If this was not you, sign out everywhere else.',
    link,
  }),
  mail: newDeviceMailOf,
};

/** A change that a thief of the session would make. */
export const securityNotification: EventNotification<'account.security-changed'> = {
  kind: 'security',
  recipients: async (_context, { payload }) => [payload.userId],
  // The secret is deleted after the mail; the notification is stored before.
  text: async (_context, { secret }) =>
    secret && { title: securityTitles[secret.change.kind], body: 'If this was not you, please act now.', link },
  mail: securityMailOf,
};
