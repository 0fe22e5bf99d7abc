import { brand } from '@kaksha/domain/brand';
import { inert } from './inert-text';
import type { Mail } from './mailer';

export interface MessageMail {
  to: string;
  /** Empty without a name. */
  senderName: string;
  /** Who wrote, when the name is empty: 'A learner', 'The trainer'. */
  senderRole: string;
  courseName: string;
  /** Schedule of the batch in words; null without one. */
  batchLabel: string | null;
  text: string;
  action: { label: string; url: string };
}

/** A message between a trainer and a learner, or to a batch. It is answered on the site, so no address is given. */
export function messageMail({ to, senderName, senderRole, courseName, batchLabel, text, action }: MessageMail): Mail {
  const name = inert(senderName) || senderRole;
  return {
    to,
    forwarded: true,
    content: {
      subject: `${name} wrote to you about ${inert(courseName)}`,
      preview: inert(text),
      heading: `A message about ${inert(courseName)}`,
      paragraphs: [`${name} wrote to you on ${brand.name}:`],
      quote: text,
      ...(batchLabel && { facts: [['Batch', batchLabel] as const] }),
      action,
    },
  };
}
