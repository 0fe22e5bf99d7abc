import { brand } from '@kaksha/domain/brand';
import { inert } from '../../../platform/mail/inert-text';
import type { Mail } from '../../../platform/mail/mailer';

interface DeletedAccount {
  name: string;
  email: string;
  /** Seats that were given back, with the formatted refund; null without one. */
  seats?: readonly { courseName: string; refund: string | null }[];
}

/** Confirms the deletion of an account with its refunds, so that its owner notices one they did not request. */
export function accountDeletedMail({ name, email, seats = [] }: DeletedAccount): Mail {
  const isRefunded = seats.some(({ refund }) => refund !== null);
  return {
    to: email,
    content: {
      subject: `Your ${brand.name} account is deleted`,
      preview: 'What was yours is gone.',
      heading: name ? `Goodbye, ${inert(name)}` : 'Goodbye',
      paragraphs: [
        `Your account and what you kept on ${brand.name} are deleted. Records of payments are kept as the law asks, without your name and address.`,
        ...(seats.length > 0 ? ['Your seats are given back:'] : []),
        ...(isRefunded ? ['Refunds reach you the way you paid.'] : []),
        'You can join again with this address at any time, as a new person.',
      ],
      facts: seats.map(
        ({ courseName, refund }) => [inert(courseName), refund ? `${refund} refunded` : 'No refund'] as const,
      ),
      footnote: `Was it not you who asked for this? Write to ${brand.supportEmail} at once.`,
    },
  };
}
