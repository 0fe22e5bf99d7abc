import type { ApiModule } from '../http/api-module';
import type { QueuedJob, ScheduledJob } from '../jobs/job';
import type { EventKind } from '../outbox/events';
import type { Follows } from '../outbox/subscription';

/** What one area of the API adds to the process. */
export interface Module {
  routes?: readonly ApiModule[];
  scheduledJobs?: readonly ScheduledJob[];
  // biome-ignore lint/suspicious/noExplicitAny: the data of a queue's jobs is written by the definition's own module
  queuedJobs?: readonly QueuedJob<any>[];
  /** What follows from the events that the area emits. */
  follows?: Partial<Follows<EventKind>>;
}
