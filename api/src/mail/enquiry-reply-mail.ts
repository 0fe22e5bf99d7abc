import { brand } from '@kaksha/domain/brand';
import { mailOf } from './layout';
import type { Mail } from './mailer';

export interface EnquiryReply {
  learner: { name: string; email: string };
  trainer: { name: string; email: string };
  courseName: string;
  /** What the learner had asked. */
  question: string;
  reply: string;
  /** The course's page, absolute. */
  courseUrl: string;
}

/** Tells a learner what the trainer answered. An answer to the mail goes straight to the trainer. */
export function enquiryReplyMail({ learner, trainer, courseName, question, reply, courseUrl }: EnquiryReply): Mail {
  return {
    to: learner.email,
    replyTo: trainer.email,
    ...mailOf({
      subject: `${trainer.name} answered you about ${courseName}`,
      preview: reply,
      heading: `${trainer.name} answered you`,
      paragraphs: [`You asked on ${brand.name} about ${courseName}: “${question}”`],
      quote: reply,
      action: { label: 'See the course', url: courseUrl },
      footnote: `Reply to this mail to write to ${trainer.name}.`,
    }),
  };
}
