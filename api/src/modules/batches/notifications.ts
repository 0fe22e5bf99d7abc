import { describeChange } from '@kaksha/domain/batch-change';
import { describeBatch, isUpcoming } from '@kaksha/domain/batches';
import { dayIn, formatWeekdayAndDay, ianaZone, instantOf } from '@kaksha/domain/dates';
import { classPath } from '@kaksha/domain/paths';
import { coursePath } from '@kaksha/domain/slugs';
import { upperFirst } from '@kaksha/domain/upper-first';
import type { ServiceContext } from '../../platform/context/context';
import { batchOf } from '../../platform/database/batch-of';
import { zoneOf } from '../../platform/mail/reader-time';
import type { EventNotification } from '../../platform/outbox/event-notification';
import { siteOrigin } from '../../platform/settings/site';
import { type AnnouncedBatch, findAnnouncedBatch, findReader, listInterestedUsers } from './announcements-repo';
import { findLearnerOfBatch, listLearnersOfBatch } from './learners-repo';
import { batchCancelledMailOf, batchMovedMailOf, sessionsChangedMailOf } from './mails';
import { newBatchMail } from './new-batch-mail';
import { findChange } from './repo';

/** Only the learners who were enrolled before, or the one who ordered before the change and paid after it. */
export type LearnersToNotify = { enrolledBefore?: string; userId?: number };

/** For learners who are interested in the course: a new batch. */
export const newBatchNotification: EventNotification<'batch.opened'> = {
  kind: 'new-batch',
  async recipients(context, { payload }) {
    const found = await findOpenBatch(context, payload.batchId);
    return found ? listInterestedUsers(context.db, found.course.id) : [];
  },
  async text(context, { payload }) {
    const found = await findOpenBatch(context, payload.batchId);
    return (
      found && {
        title: `New batch: ${found.course.name}`,
        body: describeBatch(batchOf(found.batch), context.clock.now()),
        link: coursePath(found.course),
      }
    );
  },
  async mail(context, { payload }, userId) {
    const found = await findOpenBatch(context, payload.batchId);
    const learner = await findReader(context.db, userId);
    if (!found || !learner) return null;
    return newBatchMail({
      learner,
      courseName: found.course.name,
      trainerName: found.trainerName,
      batch: describeBatch(batchOf(found.batch), context.clock.now()),
      courseUrl: siteOrigin(context.settings) + coursePath(found.course),
    });
  },
};

/** For a learner: their batch is cancelled. */
export const batchCancelledNotification: EventNotification<'enrolment.cancelled'> = {
  kind: 'batch-cancelled',
  async recipients({ db }, { payload }) {
    const row = await findLearnerOfBatch(db, payload);
    return row ? [row.learner.id] : [];
  },
  async text({ db }, { payload }) {
    const row = await findLearnerOfBatch(db, payload);
    if (!row) return null;
    const title = `Cancelled: ${row.course.name}`;
    return row.amountMinor > 0
      ? { title, body: 'You get the full amount back.', link: '/user-dashboard/payments' }
      : { title, body: 'The classes do not take place.', link: '/my-courses' };
  },
  async mail(context, { payload }) {
    const row = await findLearnerOfBatch(context.db, payload);
    return row && batchCancelledMailOf(context, row);
  },
};

/** For the learners of a batch: it has new times or another place. */
export const batchMovedNotification: EventNotification<'batch.moved'> = {
  kind: 'batch-moved',
  recipients: learnersOf,
  async text({ db, clock }, { payload }, userId) {
    const row = await findActiveLearner(db, payload.batchId, userId);
    const change = row && (await findChange(db, payload.changeId));
    if (!change) return null;
    const body = [describeBatch(batchOf(row.batch), clock.now()), change.after.place].filter(Boolean).join(', ');
    return { title: `${upperFirst(describeChange(change))}: ${row.course.name}`, body, link: '/user-dashboard' };
  },
  async mail(context, { payload }, userId) {
    const row = await findActiveLearner(context.db, payload.batchId, userId);
    const change = row && (await findChange(context.db, payload.changeId));
    return change && batchMovedMailOf(context, row, change);
  },
};

/** For the learners of a batch: sessions are skipped, moved or put back. */
export const sessionsChangedNotification: EventNotification<'sessions.changed'> = {
  kind: 'session-changed',
  recipients: learnersOf,
  async text({ db }, { payload }, userId) {
    const row = await findActiveLearner(db, payload.batchId, userId);
    if (!row) return null;
    const { startTime, timeZone } = batchOf(row.batch);
    const zone = zoneOf(row.learner);
    const dayOf = (day: string) => dayIn(zone, instantOf(day, startTime, ianaZone(timeZone)));
    const days = payload.days.map((day) => formatWeekdayAndDay(dayOf(day))).join(', ');
    return { title: `Changed classes: ${row.course.name}`, body: days, link: classPath(row.batch.id) };
  },
  async mail(context, { payload }, userId) {
    const row = await findActiveLearner(context.db, payload.batchId, userId);
    return row && sessionsChangedMailOf(context, row, payload.days);
  },
};

async function learnersOf(
  { db }: ServiceContext,
  { payload }: { payload: { batchId: number } & LearnersToNotify },
): Promise<readonly number[]> {
  return payload.userId === undefined ? listLearnersOfBatch(db, payload) : [payload.userId];
}

async function findActiveLearner(db: ServiceContext['db'], batchId: number, userId: number) {
  const row = await findLearnerOfBatch(db, { batchId, userId });
  return row?.status === 'Active' && row.batch.state !== 'cancelled' ? row : null;
}

/** Null when the batch takes no enrolments any more. */
async function findOpenBatch({ db, clock }: ServiceContext, batchId: number): Promise<AnnouncedBatch | null> {
  const found = await findAnnouncedBatch(db, batchId);
  return found?.batch.active && found.course.isPublic && isUpcoming(batchOf(found.batch), clock.now()) ? found : null;
}
