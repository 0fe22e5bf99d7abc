import { brand } from '@kaksha/domain/brand';
import { mailOf } from './layout';
import type { Mail } from './mailer';

/** Tells somebody that their account is gone, in case it was not they who asked for that. */
export function accountDeletedMail({ name, email }: { name: string; email: string }): Mail {
  return {
    to: email,
    ...mailOf({
      subject: `Your ${brand.name} account is deleted`,
      preview: 'What was yours is gone.',
      heading: name ? `Goodbye, ${name}` : 'Goodbye',
      paragraphs: [
        `Your account and what you kept on ${brand.name} are deleted. Records of payments are kept as the law asks, without your name and address.`,
        'You can join again with this address at any time, as a new person.',
      ],
      footnote: `Was it not you who asked for this? Write to ${brand.supportEmail} at once.`,
    }),
  };
}
