import type { Batch } from '@kaksha/domain/catalogue';
import { fittingDayPart } from '@kaksha/domain/day-part';
import { versionOf } from '../http/edit-conflict';
import type { batches } from './schema/courses';

type BatchColumns = typeof batches.$inferSelect;

/** The domain batch of a database row. */
export function batchOf(row: BatchColumns): Batch {
  return {
    id: row.id,
    courseId: row.courseId,
    trainerId: row.trainerId,
    dayOfWeek: row.dayOfWeek,
    weekdays: row.weekdays,
    startDate: row.startDate,
    endDate: row.endDate,
    duration: row.duration,
    startTime: row.timeFrom.slice(0, 5),
    endTime: row.timeTo?.slice(0, 5) ?? null,
    timeZone: row.timezone,
    timePart: fittingDayPart(row.timePart, row.timeFrom),
    mode: row.mode,
    area: row.area,
    ...(row.address && { address: row.address }),
    seats: row.seats,
    seatsLeft: row.seats === null ? null : Math.max(0, row.seats - row.seatsTaken),
    waiting: row.waiting,
    state: row.state,
    sessionChanges: row.sessionChanges,
  };
}

/** The version of what the form of a batch saves. */
export function batchVersion(row: BatchColumns): number {
  const {
    id: _id,
    courseId: _course,
    seatsLeft: _left,
    waiting: _waiting,
    sessionChanges: _changes,
    ...form
  } = batchOf(row);
  return versionOf(form);
}
