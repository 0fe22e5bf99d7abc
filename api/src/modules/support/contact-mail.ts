import { brand } from '@kaksha/domain/brand';
import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';

export interface ContactNews {
  /** Page of the form, e.g. `contact page`. */
  from: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
}

/** Forwards a message to the platform. A reply goes to the sender, whose name is not verified: the subject has none. */
export function contactMail({ from, name: typed, email, phone, message }: ContactNews): Mail {
  const name = inert(typed) || 'A visitor';
  return {
    to: brand.supportEmail,
    replyTo: email,
    forwarded: true,
    content: {
      subject: `A message from the ${from}`,
      preview: inert(message),
      heading: `A message from the ${from}`,
      paragraphs: [`${name} wrote:`],
      quote: message,
      facts: [['Name', name], ['E-mail', email], ...(phone ? [['Phone', phone] as const] : [])],
      footnote: `Reply to this mail to answer ${name}.`,
    },
  };
}
