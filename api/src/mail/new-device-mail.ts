import { brand } from '@kaksha/domain/brand';
import { mailOf } from './layout';
import type { Mail } from './mailer';

interface NewDevice {
  name: string;
  email: string;
  /** From the user agent; null without one. */
  userAgent: string | null;
  address: string;
  at: Date;
}

/** Tells the owner about a sign-in on a device that the account did not use before. */
export function newDeviceMail({ name, email, userAgent, address, at }: NewDevice): Mail {
  const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  return {
    to: email,
    ...mailOf({
      subject: `New sign-in to your ${brand.name} account`,
      preview: 'Your account was used on a new device.',
      heading: 'New sign-in',
      paragraphs: [
        `Hello ${name}, your account was just used on a device that it was not used on before.`,
        'If this was you, there is nothing to do. If not, sign out everywhere else on your profile page and write to us.',
      ],
      facts: [
        ['When', `${time.format(at)} IST`],
        ['Device', userAgent ?? 'Unknown'],
        ['Network address', address],
      ],
    }),
  };
}
