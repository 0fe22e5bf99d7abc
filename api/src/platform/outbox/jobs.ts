import type { Module } from '../context/module';
import type { QueuedJob } from '../jobs/job';
import { eventQueue } from './queues';
import { deleteOldEvents, fanOut, requeueEvents } from './service';

/** Adds the mails and other jobs of a new event to their queues. */
export const fanOutEvents: QueuedJob<{ eventId: string }> = {
  name: eventQueue,
  retryLimit: 10,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
  batchSize: 100,
  concurrency: 4,
  run: (context, { eventId }) => fanOut(context, { eventIds: [eventId] }),
  runTogether: (context, jobs) => fanOut(context, { eventIds: jobs.map(({ eventId }) => eventId) }),
};

export const outboxJobs: Module = {
  scheduledJobs: [
    /** Events after their time, and the secrets of mails that could not be sent. */
    { name: 'delete-old-events', cron: '40 * * * *', run: deleteOldEvents },
    /** Finds events that lost their job. */
    { name: 'requeue-events', cron: '*/10 * * * *', run: requeueEvents },
  ],
  queuedJobs: [fanOutEvents],
};
