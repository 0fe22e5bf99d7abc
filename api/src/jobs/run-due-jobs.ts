import type { Services } from '../services';
import type { Settings } from '../settings';
import { queuedJobs } from './all-jobs';
import { createBatchRunner } from './run-batch';

/** Runs the jobs that are due, and those that they add, in this process. For tests, which start no worker. */
export async function runDueJobs(services: Services, settings: Settings): Promise<void> {
  const { signal } = new AbortController();
  const runners = queuedJobs.map((job) => ({ job, runBatch: createBatchRunner(job, { services, settings, signal }) }));
  let isIdle = false;
  while (!isIdle) {
    isIdle = true;
    for (const { job, runBatch } of runners) {
      const jobs = await services.queue.boss.fetch<object>(job.name, { includeMetadata: true, batchSize: 100 });
      if (jobs.length > 0 && (await runBatch(jobs)) === 0) isIdle = false;
    }
  }
}
