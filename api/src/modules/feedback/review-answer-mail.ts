import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';

export interface ReviewAnswer {
  learner: { email: string };
  trainerName: string;
  /** Null after the course was deleted. */
  courseName: string | null;
  answer: string;
  /** Absolute address of the reviews of the trainer. */
  reviewsUrl: string;
}

/** Tells a learner that the trainer answered a review of theirs. */
export function reviewAnswerMail({ learner, trainerName, courseName, answer, reviewsUrl }: ReviewAnswer): Mail {
  const name = inert(trainerName) || 'The trainer';
  const subject = courseName ? `your review of ${inert(courseName)}` : 'your review';
  return {
    to: learner.email,
    content: {
      subject: `${name} answered ${subject}`,
      preview: inert(answer),
      heading: `${name} answered ${subject}`,
      paragraphs: ['Everyone who reads your review sees this answer:'],
      quote: answer,
      action: { label: 'See the answer', url: reviewsUrl },
    },
  };
}
