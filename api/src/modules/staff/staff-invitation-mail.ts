import { brand } from '@kaksha/domain/brand';
import { type StaffRole, staffRoleLabels, staffRoleTexts } from '@kaksha/domain/staff';
import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';

export interface StaffInvitationMail {
  to: string;
  instituteName: string;
  role: StaffRole;
  /** Absolute address of the page where the invitation is answered. */
  url: string;
}

/** Invites a person to the staff of an institute. Its name is not verified, so subject and heading do not have it. */
export function staffInvitationMail({ to, instituteName, role, url }: StaffInvitationMail): Mail {
  return {
    to,
    content: {
      subject: `An institute invites you on ${brand.name}`,
      preview: `Join the staff as ${staffRoleLabels[role].toLowerCase()}.`,
      heading: 'An invitation to a staff',
      paragraphs: [
        `An institute on ${brand.name} invites you to its staff. We have not verified its name.`,
        'Sign in with this e-mail address to accept or decline the invitation on your dashboard.',
      ],
      facts: [
        ['Institute', inert(instituteName)],
        ['Role', staffRoleLabels[role]],
        ['What it does', staffRoleTexts[role]],
      ],
      action: { label: 'See the invitation', url },
      footnote: 'You do not know this institute? Ignore this mail, and nothing happens.',
    },
  };
}
