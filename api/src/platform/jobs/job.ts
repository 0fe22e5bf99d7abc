import type { ServiceContext } from '../context/context';

/** Work that runs at the times of a cron expression (UTC), once for all processes, and once after each start. */
export interface ScheduledJob {
  /** Name of its queue. */
  name: string;
  cron: string;
  /** A run that takes longer counts as failed, because its process may have died; 600 by default. */
  expireInSeconds?: number;
  run(context: ServiceContext): Promise<unknown>;
}

/** Work that an event asks for. It can run again after a crash, so a second run must change nothing. */
export interface QueuedJob<Data extends object> {
  /** Name of its queue. */
  name: string;
  /** Attempts after the first one fails; then the job waits in the dead-letter queue. */
  retryLimit: number;
  /** Delay before the second attempt; it doubles with each attempt. At least 5. */
  retryDelaySeconds: number;
  /** A run that takes longer counts as failed, because its process may have died. */
  expireInSeconds: number;
  /** Jobs that one worker fetches at a time. */
  batchSize: number;
  /** Jobs of a batch that run at the same time. */
  concurrency: number;
  run(context: ServiceContext, data: Data): Promise<void>;
  /** Runs several jobs at once, oldest first, all or none. When it throws, each job runs alone. */
  runTogether?(context: ServiceContext, data: readonly Data[]): Promise<void>;
  /**
   * Whether the error concerns every job of the queue. Then the jobs wait, in their order, without losing an attempt.
   */
  isOutage?(context: ServiceContext, error: unknown): Promise<boolean>;
}

/** All jobs of the site. */
export interface Jobs {
  scheduled: readonly ScheduledJob[];
  // biome-ignore lint/suspicious/noExplicitAny: the data of a queue's jobs is written by the definition's own module
  queued: readonly QueuedJob<any>[];
}

/**
 * Limits of jobs that ask the payment provider: attempts over about three days, so that an outage of a weekend loses
 * none.
 */
export const providerCalls = {
  retryLimit: 13,
  retryDelaySeconds: 30,
  expireInSeconds: 60,
  batchSize: 5,
  concurrency: 2,
} as const;
