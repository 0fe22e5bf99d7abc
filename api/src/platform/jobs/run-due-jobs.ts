import { setImmediate } from 'node:timers/promises';
import type { Services } from '../context/services';
import type { Settings } from '../settings/settings';
import type { Jobs } from './job';
import { findDueQueues } from './repo';
import { createBatchRunner } from './run-batch';

/** Runs the jobs that are due, and those that they add, in this process. For tests, which start no worker. */
export async function runDueJobs(services: Services, settings: Settings, queued: Jobs['queued']): Promise<void> {
  const { signal } = new AbortController();
  const runners = queued.map((job) => ({
    job,
    // One after the other, so that mails are stored in the order of their events.
    runBatch: createBatchRunner({ ...job, concurrency: 1 }, { services, settings, signal }),
  }));
  const dueQueues = async () => {
    await untilNextMillisecond();
    return findDueQueues(
      services.db,
      queued.map(({ name }) => name),
    );
  };
  let due = await dueQueues();
  let isIdle = false;
  while (!isIdle) {
    isIdle = true;
    for (const { job, runBatch } of runners) {
      // One query instead of a fetch for each queue: most are empty.
      if (!due.has(job.name)) continue;
      const jobs = await services.queue.boss.fetch<object>(job.name, { includeMetadata: true, batchSize: 100 });
      if (jobs.length > 0 && (await runBatch(jobs)) === 0) isIdle = false;
      due = await dueQueues();
    }
  }
}

/** A job is due after its start, and the clock of the embedded database counts milliseconds. */
async function untilNextMillisecond(): Promise<void> {
  const end = performance.now() + 1;
  while (performance.now() < end) await setImmediate();
}
