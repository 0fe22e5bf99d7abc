import { batchHours, firstClassDay, scheduleLabel } from '@kaksha/domain/batches';
import { formatDate, formatLongDay } from '@kaksha/domain/dates';
import { type BatchOfCourse, batchEvent } from '../calendar/batch-event';
import { calendarMediaType, writeCalendar } from '../calendar/ics';
import { inert } from './inert-text';
import { mailOf } from './layout';
import type { Mail } from './mailer';

export interface EnrolmentNews {
  learner: { name: string; email: string };
  course: BatchOfCourse;
  /** Absolute address of the learner's courses. */
  coursesUrl: string;
  /** The refund rule in one sentence; absent for a free course. */
  refundTerms: string | null;
  /** Host name of the site. */
  host: string;
}

/** Confirms an enrolment, with the sessions as a calendar file. */
export function enrolmentMail({ learner, course, coursesUrl, refundTerms, host }: EnrolmentNews): Mail {
  const { batch, courseName, trainerName } = course;
  const event = batchEvent(course, host);
  const first = firstClassDay(batch);
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
      subject: `You are in: ${inert(courseName)} starts ${formatDate(first)}`,
      preview: `First class on ${formatLongDay(first)}, ${batchHours(batch)}.`,
      heading: learner.name ? `Welcome, ${learner.name}` : 'Welcome',
      paragraphs: [
        `You are enrolled in ${courseName} with ${trainerName}. Open the attached file to put every class into your calendar.`,
      ],
      facts: [
        ['First class', formatLongDay(first)],
        ['Days', scheduleLabel(batch.dayOfWeek)],
        ['Time', batchHours(batch)],
        ['Where', batch.mode === 'Online' ? 'Online' : [batch.mode, batch.area].filter(Boolean).join(', ')],
      ],
      action: { label: 'Open my courses', url: coursesUrl },
      ...(refundTerms && { footnote: refundTerms }),
    }),
  };
}
