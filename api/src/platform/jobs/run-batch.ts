import pLimit from 'p-limit';
import { type ServiceContext, systemContext } from '../context/context';
import type { Services } from '../context/services';
import type { Settings } from '../settings/settings';
import { traceJob } from '../tracing/trace-jobs';
import type { QueuedJob } from './job';
import { returnJobs, sortByAge } from './repo';

/** A job as pg-boss fetches it. */
export interface FetchedJob {
  id: string;
  data: object;
}

export interface BatchContext {
  services: Services;
  settings: Settings;
  /** Aborted when the worker stops: jobs that have not begun are left to other workers. */
  signal: AbortSignal;
}

const firstWaitMs = 1000;
/** Together with the timeouts of a job's service, less than the time in which a batch expires. */
const maxWaitMs = 15_000;

/** Runs the jobs of one queue in batches. */
export function createBatchRunner(job: QueuedJob<object>, { services, settings, signal }: BatchContext) {
  const { boss } = services.queue;
  let waitMs = firstWaitMs;

  /**
   * Runs the jobs, oldest first, and stores their results. Returns how long to wait before the next batch: 0, or longer
   * with each batch while the service of the queue cannot be reached.
   */
  return async function runBatch(fetched: readonly FetchedJob[]): Promise<number> {
    const jobs = await oldestFirst(services, job.name, fetched);
    const context = systemContext(services, settings, { job: job.name });
    const limit = pLimit(job.concurrency);
    const done: string[] = [];
    const failed: [id: string, error: unknown][] = [];
    const returned: string[] = [];
    let isOut = false;
    const ranTogether = await runTogether(context, job, jobs);
    if (ranTogether) done.push(...jobs.map(({ id }) => id));
    const alone = ranTogether ? [] : jobs;
    await Promise.all(
      alone.map(({ id, data }) =>
        limit(async () => {
          if (isOut || signal.aborted) return void returned.push(id);
          try {
            await traceJob(job.name, [data], () => job.run(context, data));
            done.push(id);
          } catch (error) {
            if (await job.isOutage?.(context, error)) {
              isOut = true;
              returned.push(id);
              context.log.warn({ err: error, waitMs }, 'jobs postponed: service unreachable');
            } else {
              failed.push([id, error]);
            }
          }
        }),
      ),
    );
    // Stored together at the end, because pg-boss completes every active job of the batch right after.
    if (done.length > 0) await boss.complete(job.name, done);
    if (returned.length > 0) await returnJobs(services.db, job.name, returned);
    for (const [id, error] of failed) await recordFailure(context, job.name, id, error);
    const wait = isOut ? waitMs : 0;
    waitMs = isOut ? Math.min(waitMs * 2, maxWaitMs) : firstWaitMs;
    return wait;
  };
}

async function oldestFirst({ db }: Services, queue: string, jobs: readonly FetchedJob[]): Promise<FetchedJob[]> {
  if (jobs.length < 2) return [...jobs];
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const ids = await sortByAge(db, queue, [...byId.keys()]);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whether the jobs ran as one. A job that fails must not keep the others from running, so they run alone then. */
async function runTogether(
  context: ServiceContext,
  job: QueuedJob<object>,
  jobs: readonly FetchedJob[],
): Promise<boolean> {
  if (!job.runTogether || jobs.length < 2) return false;
  try {
    const { runTogether: run } = job;
    const data = jobs.map((each) => each.data);
    await traceJob(job.name, data, () => run(context, data));
    return true;
  } catch (error) {
    context.log.warn({ err: error, jobs: jobs.length }, 'batch failed; running its jobs one by one');
    return false;
  }
}

async function recordFailure({ queue, log }: ServiceContext, name: string, id: string, error: unknown): Promise<void> {
  log.error({ err: error, jobId: id }, 'job failed');
  await queue.boss.fail(name, id, error instanceof Error ? error : new Error(String(error)));
}
