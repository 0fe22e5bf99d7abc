import { brand } from '@kaksha/domain/brand';
import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';

export interface Enquiry {
  trainer: { name: string; email: string };
  learner: { name: string; email: string; phone: string | null };
  courseName: string;
  /** Schedule of the batch that the learner asks about; null without one. */
  batchLabel: string | null;
  message: string;
  /** Absolute address of the trainer's list of enquiries. */
  contactsUrl: string;
}

/** Forwards an enquiry to the trainer. A reply goes to the learner, whose name is not verified: the subject has none. */
export function enquiryMail({ trainer, learner, courseName, batchLabel, message, contactsUrl }: Enquiry): Mail {
  const name = inert(learner.name);
  return {
    to: trainer.email,
    replyTo: learner.email,
    forwarded: true,
    content: {
      subject: `A question about ${inert(courseName)}`,
      preview: inert(message),
      heading: `A question about ${inert(courseName)}`,
      paragraphs: [`${name || 'A learner'} wrote to you on ${brand.name}:`],
      quote: message,
      facts: [
        ...(batchLabel ? [['Batch', batchLabel] as const] : []),
        ...(name ? [['Name', name] as const] : []),
        ['E-mail', learner.email],
        ...(learner.phone ? [['Phone', learner.phone] as const] : []),
      ],
      action: { label: 'See who contacted you', url: contactsUrl },
      footnote: `Reply to this mail to answer ${name || 'them'}.`,
    },
  };
}
