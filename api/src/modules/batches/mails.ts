import type { BatchSchedule } from '@kaksha/domain/catalogue';
import { coursePath } from '@kaksha/domain/slugs';
import { batchOf } from '../../batch-of';
import { batchCancelledMail } from '../../mail/batch-cancelled-mail';
import { batchMovedMail } from '../../mail/batch-moved-mail';
import type { Mail } from '../../mail/mailer';
import { zoneOf } from '../../mail/reader-time';
import { sessionsChangedMail } from '../../mail/sessions-changed-mail';
import type { Settings } from '../../settings';
import { siteHost, siteOrigin } from '../../site';
import type { findLearnerOfBatch } from './learners-repo';

export type LearnerOfBatch = NonNullable<Awaited<ReturnType<typeof findLearnerOfBatch>>>;

/** Tells a learner that their batch is cancelled, with the calendar entry that removes its classes. */
export function batchCancelledMailOf(settings: Settings, row: LearnerOfBatch): Mail {
  return batchCancelledMail({
    learner: row.learner,
    course: courseOf(row, siteOrigin(settings)),
    reason: row.batch.cancelReason,
    paid: row.amountMinor > 0 ? { amountMinor: row.amountMinor, currency: row.currency } : null,
    paymentsUrl: `${siteOrigin(settings)}/user-dashboard/payments`,
    host: siteHost(settings),
  });
}

/** Tells a learner about skipped, moved and restored sessions, old and new times side by side. */
export function sessionsChangedMailOf(settings: Settings, row: LearnerOfBatch, days: readonly string[]): Mail {
  return sessionsChangedMail({
    learner: row.learner,
    course: courseOf(row, siteOrigin(settings)),
    days,
    zone: zoneOf(row.learner),
    coursesUrl: `${siteOrigin(settings)}/my-courses`,
    host: siteHost(settings),
  });
}

/** Tells a learner that their batch has new times. */
export function batchMovedMailOf(
  settings: Settings,
  row: LearnerOfBatch,
  change: { before: BatchSchedule; after: BatchSchedule; respondUntil: Date },
): Mail {
  const course = courseOf(row, siteOrigin(settings));
  return batchMovedMail({
    learner: row.learner,
    course,
    before: { ...course.batch, ...change.before },
    after: { ...course.batch, ...change.after },
    respondUntil: change.respondUntil,
    paid: row.amountMinor > 0,
    zone: zoneOf(row.learner),
    dashboardUrl: `${siteOrigin(settings)}/user-dashboard`,
    host: siteHost(settings),
  });
}

const courseOf = ({ batch, course, trainerName, change }: LearnerOfBatch, origin: string) => ({
  batch: batchOf(batch),
  courseName: course.name,
  trainerName,
  url: origin + coursePath(course),
  joinUrl: `${origin}/my-courses`,
  change,
});
