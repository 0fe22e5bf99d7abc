import { ianaZone, instantOf } from '@kaksha/domain/dates';
import type { BatchOfCourse } from '../../platform/calendar/batch-event';
import { withCalendarFile } from '../../platform/mail/calendar-file';
import { inert } from '../../platform/mail/inert-text';
import type { Mail } from '../../platform/mail/mailer';
import { formatClass } from '../../platform/mail/reader-time';

export interface SessionsChanged {
  learner: { name: string; email: string };
  course: BatchOfCourse;
  /** Days of the timetable. */
  days: readonly string[];
  /** IANA zone of the learner. */
  zone: string;
  /** Absolute address of the learner's page of the class. */
  classUrl: string;
  /** Host name of the site. */
  host: string;
}

/** Old and new times of changed sessions in the learner's zone, with the classes as a calendar file. */
export function sessionsChangedMail({ learner, course, days, zone, classUrl, host }: SessionsChanged): Mail {
  const { batch, courseName, trainerName } = course;
  const timeOf = (day: string, time: string) => formatClass(instantOf(day, time, ianaZone(batch.timeZone)), zone);
  const changes = days.map((day) => ({
    planned: timeOf(day, batch.startTime),
    change: batch.sessionChanges.find((change) => change.day === day),
  }));
  const reasons = [...new Set(changes.flatMap(({ change }) => change?.reason ?? []))];
  const skipped = changes.every(({ change }) => change?.action === 'skip');
  const moved = changes.every(({ change }) => change?.action === 'move');
  const what = days.length === 1 ? 'A class' : `${days.length} classes`;
  const verb = skipped ? 'cancelled' : moved ? 'moved' : 'back at the planned time';
  const heading = `${what} ${days.length === 1 ? 'is' : 'are'} ${verb}`;
  return {
    to: learner.email,
    ...withCalendarFile(course, host),
    content: {
      subject: `${heading}: ${inert(courseName)}`,
      preview: changes[0]?.planned ?? heading,
      heading,
      paragraphs: [
        `${inert(trainerName)} changed the timetable of ${inert(courseName)}.`,
        ...(reasons.length > 0 ? [`The reason that ${inert(trainerName)} gave:`] : []),
      ],
      ...(reasons.length > 0 && { quote: reasons.join('\n') }),
      facts: changes.map(({ planned, change }) => [planned, newTimeOf(change)] as const),
      action: { label: 'Open the class', url: classUrl },
      footnote: 'The attached calendar file has the new timetable.',
    },
  };

  function newTimeOf(change: (typeof changes)[number]['change']): string {
    if (!change) return 'Takes place as planned';
    return change.toDay && change.toTime ? `Now ${timeOf(change.toDay, change.toTime)}` : 'No class';
  }
}
