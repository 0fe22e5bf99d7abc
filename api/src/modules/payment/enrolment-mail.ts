import { firstSession, usualHours } from '@kaksha/domain/batch-sessions';
import { batchStart } from '@kaksha/domain/batches';
import { dayIn, formatDate, ianaZone } from '@kaksha/domain/dates';
import { scheduleLabel } from '@kaksha/domain/timetable';
import type { BatchOfCourse } from '../../platform/calendar/batch-event';
import { withCalendarFile } from '../../platform/mail/calendar-file';
import { classPlace, classroomMap } from '../../platform/mail/class-place';
import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';
import { formatClass, type Reader } from '../../platform/mail/reader-time';

export interface EnrolmentNews {
  learner: Reader;
  course: BatchOfCourse;
  /** Town of the trainer, in which the map of a classroom searches. */
  city: string | null;
  /** Absolute address of the learner's page of the class. */
  classUrl: string;
  /** The refund rule in one sentence; absent for a free course. */
  refundTerms: string | null;
  /** Host name of the site. */
  host: string;
}

/** Confirms an enrolment, with the sessions as a calendar file. */
export function enrolmentMail({ learner, course, city, classUrl, refundTerms, host }: EnrolmentNews): Mail {
  const { batch, courseName, trainerName, now } = course;
  const zone = learner.timeZone ?? ianaZone(batch.timeZone);
  const first = firstSession(batch)?.start ?? batchStart(batch);
  const when = formatClass(first, zone);
  return {
    to: learner.email,
    ...withCalendarFile(course, host),
    content: {
      subject: `You are enrolled: ${inert(courseName)} starts ${formatDate(dayIn(zone, first))}`,
      preview: `First class on ${when}.`,
      heading: learner.name ? `Welcome, ${inert(learner.name)}` : 'Welcome',
      paragraphs: [
        `You are enrolled in ${inert(courseName)} with ${inert(trainerName)}. Open the attached file to put every class into your calendar.`,
      ],
      facts: [
        ['First class', when],
        ['Days', scheduleLabel(batch)],
        ['Class hours', usualHours(batch, now)],
        ['Where', classPlace(batch)],
      ],
      ...classroomMap(batch, city),
      action: { label: 'Open the class', url: classUrl },
      ...(refundTerms && { footnote: refundTerms }),
    },
  };
}
