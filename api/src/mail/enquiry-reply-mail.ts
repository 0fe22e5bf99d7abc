import { brand } from '@kaksha/domain/brand';
import { mailOf } from './layout';
import type { Mail } from './mailer';

export interface EnquiryReply {
  learner: { name: string; email: string };
  trainer: { name: string; email: string };
  courseName: string;
  /** The enquiry of the learner. */
  question: string;
  reply: string;
  /** Absolute address of the course page. */
  courseUrl: string;
}

/** Forwards the trainer's answer to the learner. A reply goes to the trainer. */
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
