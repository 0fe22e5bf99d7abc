import { brand } from '@kaksha/domain/brand';
import type { Mail } from './mailer';

/** Confirms the deletion of an account, so that its owner notices one they did not request. */
export function accountDeletedMail({ name, email }: { name: string; email: string }): Mail {
  return {
    to: email,
    content: {
      subject: `Your ${brand.name} account is deleted`,
      preview: 'What was yours is gone.',
      heading: name ? `Goodbye, ${name}` : 'Goodbye',
      paragraphs: [
        `Your account and what you kept on ${brand.name} are deleted. Records of payments are kept as the law asks, without your name and address.`,
        'You can join again with this address at any time, as a new person.',
      ],
      footnote: `Was it not you who asked for this? Write to ${brand.supportEmail} at once.`,
    },
  };
}
