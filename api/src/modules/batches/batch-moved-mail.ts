import { describeChange } from '@kaksha/domain/batch-change';
import { usualHoursIn } from '@kaksha/domain/batch-sessions';
import { describeBatch } from '@kaksha/domain/batches';
import type { Batch, BatchSchedule } from '@kaksha/domain/catalogue';
import { upperFirst } from '@kaksha/domain/upper-first';
import type { BatchOfCourse } from '../../platform/calendar/batch-event';
import { withCalendarFile } from '../../platform/mail/calendar-file';
import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';
import { formatMoment } from '../../platform/mail/reader-time';

export interface BatchMoved {
  learner: { name: string; email: string };
  course: BatchOfCourse;
  /** The batch with the schedules before and after this move. A later move may have changed the course's batch. */
  before: Batch & BatchSchedule;
  after: Batch & BatchSchedule;
  respondUntil: Date;
  /** Whether the learner paid. */
  paid: boolean;
  /** IANA zone of the learner. */
  zone: string;
  /** Absolute address of the dashboard. */
  dashboardUrl: string;
  /** Host name of the site. */
  host: string;
}

/** Tells a learner that their batch is moved, old and new times and places side by side. */
export function batchMovedMail(moved: BatchMoved): Mail {
  const { learner, course, before, after, respondUntil, paid, zone, dashboardUrl, host } = moved;
  const { courseName, trainerName } = course;
  const until = formatMoment(respondUntil, zone);
  const change = describeChange(moved);
  const textOf = (batch: Batch & BatchSchedule) => {
    const there = usualHoursIn(batch, course.now, zone);
    const times = `${describeBatch(batch, course.now)}${there ? ` (${there})` : ''}`;
    return [times, batch.place && inert(batch.place)].filter(Boolean).join('. ');
  };
  return {
    to: learner.email,
    ...withCalendarFile(course, host),
    content: {
      subject: `${upperFirst(change)}: ${inert(courseName)}`,
      preview: textOf(after),
      heading: `Your batch has ${change}`,
      paragraphs: [
        `${inert(trainerName)} moved your batch of ${inert(courseName)}.`,
        paid
          ? `If that does not suit you, take a full refund until ${until}.`
          : `If that does not suit you, give your seat back until ${until}.`,
      ],
      facts: [
        ['Until now', textOf(before)],
        ['From now on', textOf(after)],
      ],
      action: { label: 'Accept or take a refund', url: dashboardUrl },
      footnote: 'The attached calendar file has the new timetable.',
    },
  };
}
