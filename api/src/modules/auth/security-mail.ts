import type { AdminRight } from '@kaksha/domain/admin-rights';
import { brand } from '@kaksha/domain/brand';
import { type StaffRole, staffRoleLabels } from '@kaksha/domain/staff';
import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';
import { formatMoment, type Reader, zoneOf } from '../../platform/mail/reader-time';

/** A change of an account that is mailed to its owner, because a thief of the session would make it. */
export type SecurityChange =
  | { kind: 'passkey-added' | 'passkey-removed'; name: string }
  | { kind: 'totp-added' | 'totp-removed' | 'recovery-codes-created' | 'payout-changed' | 'tax-details-changed' }
  | { kind: 'staff-invited' | 'staff-joined' | 'staff-removed'; email: string; role: StaffRole }
  | { kind: 'rights-changed'; email: string; rights: readonly AdminRight[] }
  | { kind: 'recovery-code-used'; left: number }
  | { kind: 'email-changed'; from: string; email: string };

interface SecurityMail extends Reader {
  change: SecurityChange;
  address: string | null;
  userAgent: string | null;
  at: Date;
  /** Another user who made the change; null for the reader. */
  by?: Pick<Reader, 'name' | 'email'> | null;
}

/** The event in one line. */
export const securityTitles: Readonly<Record<SecurityChange['kind'], string>> = {
  'passkey-added': 'A passkey was added to your account',
  'passkey-removed': 'A passkey was removed from your account',
  'totp-added': 'An authenticator app was added to your account',
  'totp-removed': 'The authenticator app was removed from your account',
  'recovery-codes-created': 'New recovery codes were made for your account',
  'recovery-code-used': 'A recovery code was used for your account',
  'email-changed': 'The e-mail address of your account was changed',
  'payout-changed': 'Your payout account was changed',
  'tax-details-changed': 'Your tax details were changed',
  'rights-changed': 'The rights of an administrator were changed',
  'staff-invited': 'An address was invited to your staff',
  'staff-joined': 'A new member joined your staff',
  'staff-removed': 'A member was removed from your staff',
};

function detailOf(change: SecurityChange): string | null {
  if ('name' in change) return `The passkey is named “${inert(change.name)}”.`;
  if (change.kind === 'recovery-code-used') return `${change.left} of your recovery codes are left.`;
  if (change.kind === 'recovery-codes-created') return 'The older recovery codes do not work any more.';
  if (change.kind === 'email-changed') return `Sign-in codes and mails now go to ${change.email}.`;
  return null;
}

function membersOf(change: SecurityChange): [string, string][] {
  if ('role' in change) {
    return [
      ['Address', change.email],
      ['Role', staffRoleLabels[change.role]],
    ];
  }
  if (change.kind !== 'rights-changed') return [];
  return [
    ['Address', change.email],
    ['Rights', change.rights.join(', ') || 'None'],
  ];
}

/** Another owner does not see the device and the network of the user who made the change. */
function factsOf({ change, by, address, userAgent, at, timeZone }: SecurityMail): [string, string][] {
  const when: [string, string] = ['When', formatMoment(at, zoneOf({ timeZone }))];
  const member = membersOf(change);
  if (by) return [...member, when, ['By', `${inert(by.name)} (${by.email})`]];
  return [...member, when, ['Device', userAgent ?? 'Unknown'], ['Network address', address ?? 'Unknown']];
}

export function securityMail(given: SecurityMail): Mail {
  const { name, email, change, by } = given;
  const subject = securityTitles[change.kind];
  const detail = detailOf(change);
  const toCheck = change.kind === 'rights-changed' ? 'the audit log' : 'your staff and your payout account';
  const advice = by
    ? `If you know about it, there is nothing to do. If not, check ${toCheck}, and write to us.`
    : 'If this was you, there is nothing to do. If not, sign out everywhere else on your profile page and write to us.';
  return {
    // The owner of the earlier address did not see the code that went to the new one.
    to: change.kind === 'email-changed' ? change.from : email,
    content: {
      subject: `${subject} · ${brand.name}`,
      preview: 'If this was not you, please act now.',
      heading: subject,
      paragraphs: [
        `Hello ${inert(name)}, we write to you about each change like this one.${detail ? ` ${detail}` : ''}`,
        advice,
      ],
      facts: factsOf(given),
    },
  };
}
