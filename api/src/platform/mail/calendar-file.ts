import { type BatchOfCourse, batchEvent } from '../calendar/batch-event';
import { calendarMediaType, writeCalendar } from '../calendar/ics';
import type { Mail } from './mailer';

/** The classes of a batch as an attached calendar file; no attachment for a batch without classes. */
export function withCalendarFile(course: BatchOfCourse, host: string): Pick<Mail, 'attachments'> {
  const event = batchEvent(course, host);
  if (!event) return {};
  const content = writeCalendar({ name: course.courseName, events: [event] });
  return { attachments: [{ filename: 'classes.ics', contentType: `${calendarMediaType}; method=PUBLISH`, content }] };
}
