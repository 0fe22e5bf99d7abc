import { isConnectionError } from '../mail/mailer';
import { mailQueue } from '../outbox/notify';
import { sendMail as run } from '../outbox/service';
import type { QueuedJob } from './job';

/** Sends one mail of an event; with a user the mail of a notification. */
export const sendMail: QueuedJob<{ eventId: string; template: string; userId?: number }> = {
  name: mailQueue,
  // About nine hours.
  retryLimit: 10,
  retryDelaySeconds: 30,
  expireInSeconds: 60,
  batchSize: 10,
  concurrency: 5,
  run,
  // A server that only drops this one mail is not an outage, so the job loses an attempt.
  isOutage: async ({ mailer }, error) => isConnectionError(error) && !(await mailer.isReachable()),
};
