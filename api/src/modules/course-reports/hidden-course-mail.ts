import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';

interface ModeratedCourseMail {
  /** Of the trainer. */
  email: string;
  courseName: string;
}

/** Tells a trainer that an administrator hid a course. `supportUrl` is the absolute address of the page Support. */
export function hiddenCourseMail({
  email,
  courseName,
  reason,
  supportUrl,
}: ModeratedCourseMail & { reason: string; supportUrl: string }): Mail {
  const name = inert(courseName);
  return {
    to: email,
    content: {
      subject: `An administrator hid ${name}`,
      preview: inert(reason),
      heading: `${name} is hidden`,
      paragraphs: [
        'An administrator looked at your course and hid it. Visitors do not see it any more, and no learner can enrol.',
        'Learners who are enrolled keep their seats and their classes.',
        'To object, change what the reason names and write to us at Support.',
      ],
      quote: reason,
      action: { label: 'Open Support', url: supportUrl },
    },
  };
}

/** Tells a trainer that a course is not hidden any more. */
export function shownCourseMail({ email, courseName, courseUrl }: ModeratedCourseMail & { courseUrl: string }): Mail {
  const name = inert(courseName);
  return {
    to: email,
    content: {
      subject: `${name} is no longer hidden`,
      preview: 'The course is offered again as you set it.',
      heading: `${name} is no longer hidden`,
      paragraphs: ['The course is offered again as you set it.'],
      action: { label: 'See the course', url: courseUrl },
    },
  };
}
