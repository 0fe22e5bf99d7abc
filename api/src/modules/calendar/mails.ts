import { sessionStarts } from '@kaksha/domain/batch-sessions';
import { ianaZone } from '@kaksha/domain/dates';
import { classPath } from '@kaksha/domain/paths';
import { coursePath } from '@kaksha/domain/slugs';
import type { ServiceContext } from '../../platform/context/context';
import { batchOf } from '../../platform/database/batch-of';
import type { Mail } from '../../platform/mail/mailer';
import type { OutboxEvent } from '../../platform/outbox/events';
import { siteHost, siteOrigin } from '../../platform/settings/site';
import { classReminderMail } from './class-reminder-mail';
import { findReminder } from './reminders-repo';
import { timeToClass } from './time-to-class';

/** The enrolment of a due class. Null when the class has begun, was moved, or the learner has left. */
export async function findDueClass(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  payload: OutboxEvent<'class.due'>['payload'],
) {
  const startsAt = new Date(payload.startsAt);
  const row = startsAt > clock.now() ? await findReminder(db, payload.enrolmentId) : null;
  if (!row) return null;
  return sessionStarts(batchOf(row.batch), { from: new Date(startsAt.getTime() - 1), until: startsAt }).length > 0
    ? row
    : null;
}

export async function classReminderMailOf(
  context: ServiceContext,
  { payload }: OutboxEvent<'class.due'>,
): Promise<Mail | null> {
  const { settings, clock } = context;
  const row = await findDueClass(context, payload);
  if (!row) return null;
  const batch = batchOf(row.batch);
  const origin = siteOrigin(settings);
  return classReminderMail({
    learner: row.learner,
    course: {
      batch,
      courseName: row.course.name,
      trainerName: row.trainerName,
      url: origin + coursePath(row.course),
      joinUrl: origin + classPath(batch.id),
      change: row.change,
      now: clock.now(),
    },
    startsAt: new Date(payload.startsAt),
    left: timeToClass(new Date(payload.startsAt), clock.now(), payload.hours),
    zone: row.learner.timeZone ?? ianaZone(batch.timeZone),
    classUrl: origin + classPath(batch.id),
    host: siteHost(settings),
  });
}
