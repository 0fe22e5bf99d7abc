import { setTimeout as delay } from 'node:timers/promises';
import { systemContext } from '../context/context';
import type { Services } from '../context/services';
import type { OpenDatabase } from '../database/database';
import type { Settings } from '../settings/settings';
import { traceJob } from '../tracing/trace-jobs';
import type { Jobs } from './job';
import { jobChannel } from './queue';
import { createBatchRunner } from './run-batch';

export interface Worker {
  /** Lets running jobs finish, for at most 30 seconds. */
  stop(): Promise<void>;
}

/** Used when no NOTIFY arrives, e.g. through PgBouncer, and for retries. */
const pollSeconds = 2;
const schedulePollSeconds = 15;
const stopTimeoutMs = 30_000;

/** Runs the jobs of the site in this process. Several processes share them. */
export async function startWorker(
  services: Services,
  settings: Settings,
  { database, jobs }: { database: OpenDatabase; jobs: Jobs },
): Promise<Worker> {
  const { boss, settled } = services.queue;
  const { scheduled, queued } = jobs;
  const stopping = new AbortController();
  const workerIds = new Map<string, string>();
  const wake = (queue: string) => boss.notifyWorker(workerIds.get(queue) ?? '');

  await boss.start();
  await updateSchedules(services);

  for (const job of queued) {
    const runBatch = createBatchRunner(job, { services, settings, signal: stopping.signal });
    const options = { batchSize: job.batchSize, pollingIntervalSeconds: pollSeconds, includeMetadata: true as const };
    const id = await boss.work<object>(job.name, options, async (jobs) => {
      const waitMs = await runBatch(jobs);
      if (waitMs > 0) await delay(waitMs, undefined, { signal: stopping.signal }).catch(() => {});
      // Without it pg-boss waits until the poll interval is over.
      if (waitMs > 0 || jobs.length === job.batchSize) wake(job.name);
    });
    workerIds.set(job.name, id);
  }
  for (const { name, run } of scheduled) {
    const id = await boss.work(name, { pollingIntervalSeconds: schedulePollSeconds }, async () => {
      const context = systemContext(services, settings, { job: name });
      await traceJob(name, [], () => run(context)).catch((error: unknown) => {
        context.log.error({ err: error }, 'job failed');
        throw error;
      });
    });
    workerIds.set(name, id);
  }
  const unlisten = await database.listen(jobChannel, (queue) => {
    for (const name of queue ? [queue] : workerIds.keys()) wake(name);
  });
  return {
    stop: async () => {
      stopping.abort();
      await unlisten();
      await boss.stop({ timeout: stopTimeoutMs });
      await settled();
    },
  };
}

/** Stores the times of the scheduled jobs, and runs each once now: a site that was down may have missed one. */
async function updateSchedules({ queue: { boss }, scheduledJobs: scheduled }: Services): Promise<void> {
  const stored = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { name, cron } of scheduled) {
    if (stored.get(name) !== cron) await boss.schedule(name, cron);
    stored.delete(name);
  }
  for (const name of stored.keys()) await boss.unschedule(name);
  // Processes that start in the same minute share the run.
  await boss.insert(scheduled.map(({ name }) => ({ name, singletonKey: 'start', singletonSeconds: 60 })));
}
