import { brand } from '@kaksha/domain/brand';
import { isolated } from '@kaksha/domain/isolated';
import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';

export interface EnquiryReply {
  learner: { name: string; email: string };
  /** `email` is a verified address that the trainer shows to learners; null without one. */
  trainer: { name: string; email: string | null };
  courseName: string;
  /** The enquiry of the learner. */
  question: string;
  reply: string;
  /** Absolute address of the course page. */
  courseUrl: string;
}

/** Forwards the trainer's answer to the learner. A reply goes to the trainer. */
export function enquiryReplyMail({ learner, trainer, courseName, question, reply, courseUrl }: EnquiryReply): Mail {
  const name = inert(trainer.name) || 'The trainer';
  return {
    to: learner.email,
    ...(trainer.email && { replyTo: trainer.email }),
    forwarded: true,
    content: {
      subject: `${name} answered you about ${inert(courseName)}`,
      preview: inert(reply),
      heading: `${name} answered you`,
      paragraphs: [`You asked on ${brand.name} about ${isolated(courseName)}: “${isolated(question)}”`],
      quote: reply,
      action: { label: 'See the course', url: courseUrl },
      ...(trainer.email && { footnote: `Reply to this mail to write to ${name}.` }),
    },
  };
}
