import { brand } from '@kaksha/domain/brand';
import { type StaffRole, staffRoleLabels, staffRoleTexts } from '@kaksha/domain/staff';
import { inert } from './inert-text';
import type { Mail } from './mailer';

export interface StaffInvitationMail {
  to: string;
  instituteName: string;
  role: StaffRole;
  /** Absolute address of the page where the invitation is answered. */
  url: string;
}

/** Invites a person to the staff of an institute. */
export function staffInvitationMail({ to, instituteName, role, url }: StaffInvitationMail): Mail {
  const institute = inert(instituteName);
  return {
    to,
    content: {
      subject: `${institute} invites you on ${brand.name}`,
      preview: `Join the staff as ${staffRoleLabels[role].toLowerCase()}.`,
      heading: `Join ${institute}`,
      paragraphs: [
        `${institute} invites you to its staff on ${brand.name}.`,
        'Sign in with this e-mail address to accept or decline the invitation on your dashboard.',
      ],
      facts: [
        ['Role', staffRoleLabels[role]],
        ['What it does', staffRoleTexts[role]],
      ],
      action: { label: 'See the invitation', url },
      footnote: 'You do not know this institute? Ignore this mail, and nothing happens.',
    },
  };
}
