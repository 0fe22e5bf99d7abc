import {
  classDays,
  describeBatch,
  firstClassDay,
  lastClassDay,
  sessionCount,
  sessionMinutes,
} from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import type { CalendarEvent } from './ics';

export interface BatchOfCourse {
  batch: Batch;
  courseName: string;
  trainerName: string;
  /** The course's page, absolute. */
  url: string;
  updatedAt: Date;
}

/** Where neither an end nor a duration is known, an hour is what people expect to be blocked. */
const usualMinutes = 60;

/**
 * A batch's sessions as a calendar shows them; null when no class day lies between its dates. `host` is the site's
 * name on the network, which makes the event's name unique.
 */
export function batchEvent(
  { batch, courseName, trainerName, url, updatedAt }: BatchOfCourse,
  host: string,
): CalendarEvent | null {
  if (sessionCount(batch) === 0) return null;
  return {
    uid: `batch-${batch.id}@${host}`,
    title: courseName,
    description: `${describeBatch(batch)}.\nWith ${trainerName}.\n${url}`,
    location: batch.mode === 'Online' ? 'Online' : (batch.area ?? batch.mode),
    url,
    zone: batch.timeZone,
    firstDay: firstClassDay(batch),
    startTime: batch.startTime,
    minutes: sessionMinutes(batch) ?? usualMinutes,
    repeats: sessionCount(batch) === 1 ? null : { days: classDays(batch.dayOfWeek), lastDay: lastClassDay(batch) },
    cancelled: !batch.active,
    updatedAt,
  };
}
