import type { QueuedJob, ScheduledJob } from '../../platform/jobs/job';
import { isConnectionError, isUnconnected } from '../../platform/mail/mailer';
import type { EventKind } from '../../platform/outbox/events';
import { mailQueue, notificationQueue } from '../../platform/outbox/queues';
import type { Follows } from '../../platform/outbox/subscription';
import { notifyUsers, sendMail } from './sending-service';
import { deleteOldNotifications } from './service';

export const scheduledJobs: readonly ScheduledJob[] = [
  /** Notifications after 180 days. */
  { name: 'delete-old-notifications', cron: '25 3 * * *', run: deleteOldNotifications },
];

// About nine hours.
const retries = { retryLimit: 10, retryDelaySeconds: 30 };

/** The jobs that tell users and send mails, as `follows` says. */
export const sendingJobs = (follows: Follows<EventKind>) => {
  /** Stores one notification of an event for its recipients and queues their mails. */
  const notifyUsersJob: QueuedJob<{ eventId: string; name: string }> = {
    name: notificationQueue,
    ...retries,
    expireInSeconds: 600,
    batchSize: 10,
    concurrency: 2,
    run: (context, data) => notifyUsers({ ...context, follows }, data),
  };
  /** Sends one mail of an event; with a user the mail of a notification. */
  const sendMailJob: QueuedJob<{ eventId: string; template: string; userId?: number }> = {
    name: mailQueue,
    ...retries,
    expireInSeconds: 60,
    batchSize: 10,
    concurrency: 5,
    run: (context, data) => sendMail({ ...context, follows }, data),
    // A server that drops this one mail and answers then is not an outage, so the job loses an attempt.
    isOutage: async ({ mailer }, error) =>
      isUnconnected(error) || (isConnectionError(error) && !(await mailer.isReachable())),
  };
  return [notifyUsersJob, sendMailJob];
};
