import { eventQueue } from '../outbox/emit';
import { fanOut } from '../outbox/service';
import type { QueuedJob } from './job';

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
