import { dayIn, formatClock, formatLongDay, wallClock } from '@kaksha/domain/dates';
import { type BatchOfCourse, batchEvent } from '../calendar/batch-event';
import { calendarMediaType, writeCalendar } from '../calendar/ics';
import { inert } from './inert-text';
import { mailOf } from './layout';
import type { Mail } from './mailer';

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

/** `Asia/Kolkata` as `Kolkata`. */
const placeOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** Reminds a learner of a class, at their own clock time, with the classes as a calendar file. */
export function classReminderMail(reminder: ClassReminder): Mail {
  const { learner, course, startsAt, hours, zone, coursesUrl, host } = reminder;
  const { batch, courseName, trainerName } = course;
  const event = batchEvent(course, host);
  const when = `${formatLongDay(dayIn(zone, startsAt))}, ${formatClock(wallClock(startsAt, zone).time)}`;
  const left = hours === 1 ? 'in an hour' : 'in 24 hours';
  return {
    to: learner.email,
    ...(event && {
      attachments: [
        {
          filename: 'classes.ics',
          contentType: `${calendarMediaType}; method=PUBLISH`,
          content: writeCalendar({ name: courseName, events: [event] }),
        },
      ],
    }),
    ...mailOf({
      subject: `Your class ${left}: ${inert(courseName)}`,
      preview: `${when}, ${placeOf(zone)} time.`,
      heading: `Your class starts ${left}`,
      paragraphs: [`${courseName} with ${trainerName}.`],
      facts: [
        ['When', `${when}, ${placeOf(zone)} time`],
        ['Where', batch.mode === 'Online' ? 'Online' : [batch.mode, batch.area].filter(Boolean).join(', ')],
      ],
      action: { label: 'Open my courses', url: coursesUrl },
    }),
  };
}
