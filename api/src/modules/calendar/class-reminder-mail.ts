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
  /** The time that is left, e.g. `in an hour`. */
  left: string;
  /** IANA zone of the learner. */
  zone: string;
  /** Absolute address of the learner's page of the class. */
  classUrl: string;
  /** Host name of the site. */
  host: string;
}

/** Reminds a learner of a class, at their own clock time, with the classes as a calendar file. */
export function classReminderMail(reminder: ClassReminder): Mail {
  const { learner, course, startsAt, left, zone, classUrl, host } = reminder;
  const { batch, courseName, trainerName } = course;
  const when = formatClass(startsAt, zone);
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
      action: { label: 'Open the class', url: classUrl },
    },
  };
}
