import type { BatchSchedule } from '@kaksha/domain/catalogue';
import { classPath } from '@kaksha/domain/paths';
import { coursePath } from '@kaksha/domain/slugs';
import type { BatchOfCourse } from '../../platform/calendar/batch-event';
import type { ServiceContext } from '../../platform/context/context';
import { batchOf } from '../../platform/database/batch-of';
import type { Mail } from '../../platform/mail/mailer';
import { zoneOf } from '../../platform/mail/reader-time';
import { siteHost, siteOrigin } from '../../platform/settings/site';
import { batchCancelledMail } from './batch-cancelled-mail';
import { batchMovedMail } from './batch-moved-mail';
import type { findLearnerOfBatch } from './learners-repo';
import { sessionsChangedMail } from './sessions-changed-mail';

export type LearnerOfBatch = NonNullable<Awaited<ReturnType<typeof findLearnerOfBatch>>>;

type MailContext = Pick<ServiceContext, 'settings' | 'clock'>;

/** Tells a learner that their batch is cancelled, with the calendar entry that removes its classes. */
export function batchCancelledMailOf(context: MailContext, row: LearnerOfBatch): Mail {
  const { settings } = context;
  return batchCancelledMail({
    learner: row.learner,
    course: courseOf(row, context),
    reason: row.batch.cancelReason,
    paid: row.amountMinor > 0 ? { amountMinor: row.amountMinor, currency: row.currency } : null,
    paymentsUrl: `${siteOrigin(settings)}/user-dashboard/payments`,
    host: siteHost(settings),
  });
}

/** Tells a learner about skipped, moved and restored sessions, old and new times side by side. */
export function sessionsChangedMailOf(context: MailContext, row: LearnerOfBatch, days: readonly string[]): Mail {
  const { settings } = context;
  return sessionsChangedMail({
    learner: row.learner,
    course: courseOf(row, context),
    days,
    zone: zoneOf(row.learner),
    classUrl: siteOrigin(settings) + classPath(row.batch.id),
    host: siteHost(settings),
  });
}

/** Tells a learner that their batch has new times or another place. */
export function batchMovedMailOf(
  context: MailContext,
  row: LearnerOfBatch,
  change: { before: BatchSchedule; after: BatchSchedule; respondUntil: Date },
): Mail {
  const { settings } = context;
  const course = courseOf(row, context);
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

const courseOf = (
  { batch, course, trainerName, change }: LearnerOfBatch,
  { settings, clock }: MailContext,
): BatchOfCourse => ({
  batch: batchOf(batch),
  courseName: course.name,
  trainerName,
  url: siteOrigin(settings) + coursePath(course),
  joinUrl: siteOrigin(settings) + classPath(batch.id),
  change,
  now: clock.now(),
});
