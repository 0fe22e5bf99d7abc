import { dayIn, formatClock, formatLongDay, ianaZone, wallClock } from '@kaksha/domain/dates';
import { classPath } from '@kaksha/domain/paths';
import { batchOf } from '../../platform/database/batch-of';
import type { EventNotification } from '../../platform/outbox/event-notification';
import { classReminderMailOf, findDueClass } from './mails';
import { findReminder } from './reminders-repo';
import { timeToClass } from './time-to-class';

/** The reminder of a class, so many hours before it. */
export const classNotification = (hours: 24 | 1): EventNotification<'class.due'> => ({
  kind: hours === 1 ? 'class-in-1-hour' : 'class-in-24-hours',
  async recipients({ db }, { payload }) {
    const row = payload.hours === hours ? await findReminder(db, payload.enrolmentId) : null;
    return row ? [row.learner.id] : [];
  },
  async text(context, { payload }) {
    const row = await findDueClass(context, payload);
    if (!row) return null;
    const zone = row.learner.timeZone ?? ianaZone(batchOf(row.batch).timeZone);
    const startsAt = new Date(payload.startsAt);
    return {
      title: `Your class starts ${timeToClass(startsAt, context.clock.now(), hours)}: ${row.course.name}`,
      body: `${formatLongDay(dayIn(zone, startsAt))}, ${formatClock(wallClock(startsAt, zone).time)}`,
      link: classPath(row.batch.id),
    };
  },
  mail: classReminderMailOf,
});
