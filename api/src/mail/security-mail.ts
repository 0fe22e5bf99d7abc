import { brand } from '@kaksha/domain/brand';
import { inert } from './inert-text';
import type { Mail } from './mailer';
import { formatMoment, type Reader, zoneOf } from './reader-time';

/** A change of an account that is mailed to its owner, because a thief of the session would make it. */
export type SecurityChange =
  | { kind: 'passkey-added' | 'passkey-removed'; name: string }
  | { kind: 'totp-added' | 'totp-removed' | 'recovery-codes-created' | 'payout-changed' }
  | { kind: 'recovery-code-used'; left: number };

interface SecurityMail extends Reader {
  change: SecurityChange;
  address: string | null;
  userAgent: string | null;
  at: Date;
}

/** The event in one line. */
export const securityTitles: Readonly<Record<SecurityChange['kind'], string>> = {
  'passkey-added': 'A passkey was added to your account',
  'passkey-removed': 'A passkey was removed from your account',
  'totp-added': 'An authenticator app was added to your account',
  'totp-removed': 'The authenticator app was removed from your account',
  'recovery-codes-created': 'New recovery codes were made for your account',
  'recovery-code-used': 'A recovery code was used for your account',
  'payout-changed': 'Your payout account was changed',
};

function detailOf(change: SecurityChange): string | null {
  if ('name' in change) return `The passkey is named “${inert(change.name)}”.`;
  if (change.kind === 'recovery-code-used') return `${change.left} of your recovery codes are left.`;
  if (change.kind === 'recovery-codes-created') return 'The older recovery codes do not work any more.';
  return null;
}

export function securityMail({ name, email, timeZone, change, address, userAgent, at }: SecurityMail): Mail {
  const subject = securityTitles[change.kind];
  const detail = detailOf(change);
  return {
    to: email,
    content: {
      subject: `${subject} · ${brand.name}`,
      preview: 'If this was not you, please act now.',
      heading: subject,
      paragraphs: [
        `Hello ${inert(name)}, we write to you about each change like this one.${detail ? ` ${detail}` : ''}`,
        'If this was you, there is nothing to do. If not, sign out everywhere else on your profile page and write to us.',
      ],
      facts: [
        ['When', formatMoment(at, zoneOf({ timeZone }))],
        ['Device', userAgent ?? 'Unknown'],
        ['Network address', address ?? 'Unknown'],
      ],
    },
  };
}
