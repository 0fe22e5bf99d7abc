import type { BatchOfCourse } from '../../platform/calendar/batch-event';
import { withCalendarFile } from '../../platform/mail/calendar-file';
import { classPlace } from '../../platform/mail/class-place';
import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';
import { formatClass } from '../../platform/mail/reader-time';

export interface ClassReminder {
  learner: { name: string; email: string };
  course: BatchOfCourse;
  startsAt: Date;
  /** Hours before the class. */
  hours: 24 | 1;
  /** IANA zone of the learner. */
  zone: string;
  /** Absolute address of the learner's courses. */
  coursesUrl: string;
  /** Host name of the site. */
  host: string;
}

/** Reminds a learner of a class, at their own clock time, with the classes as a calendar file. */
export function classReminderMail(reminder: ClassReminder): Mail {
  const { learner, course, startsAt, hours, zone, coursesUrl, host } = reminder;
  const { batch, courseName, trainerName } = course;
  const when = formatClass(startsAt, zone);
  const left = hours === 1 ? 'in an hour' : 'in 24 hours';
  return {
    to: learner.email,
    ...withCalendarFile(course, host),
    content: {
      subject: `Your class ${left}: ${inert(courseName)}`,
      preview: `${when}.`,
      heading: `Your class starts ${left}`,
      paragraphs: [`${inert(courseName)} with ${inert(trainerName)}.`],
      facts: [
        ['When', when],
        ['Where', classPlace(batch)],
      ],
      action: { label: 'Open my courses', url: coursesUrl },
    },
  };
}
