import { describeBatch } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import { classroomText } from '@kaksha/domain/class-place';
import { isJoinedOnline } from '@kaksha/domain/meetings';
import {
  classDays,
  effectiveChanges,
  firstClassDay,
  lastClassDay,
  sessionCount,
  sessionMinutes,
} from '@kaksha/domain/timetable';
import type { EventChange } from './event-change';
import type { CalendarEvent } from './ics';

export interface BatchOfCourse {
  batch: Batch;
  courseName: string;
  trainerName: string;
  /** Absolute address of the course page. */
  url: string;
  /** Absolute address of the page that joins the class, for learners with a seat. Never the meeting link. */
  joinUrl?: string | null;
  change: EventChange;
  /** The moment of writing. The description names the zone as of the next session. */
  now: Date;
}

/** Length of a session when the batch has neither an end time nor a duration. */
const defaultMinutes = 60;

/** A batch's sessions as a calendar event; null without a class day between its dates. `host` makes the UID unique. */
export function batchEvent(
  { batch, courseName, trainerName, url, joinUrl = null, change, now }: BatchOfCourse,
  host: string,
): CalendarEvent | null {
  if (sessionCount(batch) === 0) return null;
  // The series starts and ends as planned; its exceptions are skipped or moved.
  const planned = { ...batch, sessionChanges: [] };
  const changes = effectiveChanges(batch);
  const [only] = sessionCount(planned) === 1 ? changes : [];
  return {
    uid: `batch-${batch.id}@${host}`,
    title: courseName,
    description: `${describeBatch(batch, now)}.\nWith ${trainerName}.\n${url}`,
    location: classroomText(batch) ?? batch.mode,
    url,
    joinUrl: isJoinedOnline(batch) ? joinUrl : null,
    zone: batch.timeZone,
    firstDay: only?.toDay ?? firstClassDay(planned),
    startTime: only?.toTime ?? batch.startTime,
    minutes: sessionMinutes(batch) ?? defaultMinutes,
    repeats:
      sessionCount(planned) === 1
        ? null
        : {
            days: classDays(batch),
            lastDay: lastClassDay(planned),
            skipped: changes.filter(({ action }) => action === 'skip').map(({ day }) => day),
            moved: changes.flatMap(({ day, toDay, toTime }) => (toDay && toTime ? [{ day, toDay, toTime }] : [])),
          },
    // A batch that is closed for enrolment still takes place.
    cancelled: batch.state === 'cancelled',
    change,
  };
}
