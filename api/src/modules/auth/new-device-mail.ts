import { brand } from '@kaksha/domain/brand';
import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';
import { formatMoment, type Reader, zoneOf } from '../../platform/mail/reader-time';

interface NewDevice extends Reader {
  /** From the user agent; null without one. */
  userAgent: string | null;
  address: string;
  at: Date;
}

/** Tells the owner about a sign-in on a device that the account did not use before. */
export function newDeviceMail({ name, email, timeZone, userAgent, address, at }: NewDevice): Mail {
  return {
    to: email,
    content: {
      subject: `New sign-in to your ${brand.name} account`,
      preview: 'Your account was used on a new device.',
      heading: 'New sign-in',
      paragraphs: [
        `Hello ${inert(name)}, your account was just used on a device that it was not used on before.`,
        'If this was you, there is nothing to do. If not, sign out everywhere else on your profile page and write to us.',
      ],
      facts: [
        ['When', formatMoment(at, zoneOf({ timeZone }))],
        ['Device', userAgent ?? 'Unknown'],
        ['Network address', address],
      ],
    },
  };
}
