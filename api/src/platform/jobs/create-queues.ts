import type { Database } from '../database/database';
import type { Jobs } from './job';
import { deadLetterQueue } from './queue';
import { addQueues, findQueueNames } from './repo';

/** Creates the queues that the database does not have. A start without a new job costs one query. */
export async function createQueues(db: Database, jobs: Jobs): Promise<void> {
  const deadLetter = deadLetterQueue;
  const retried = jobs.queued.map(({ name, retryLimit, retryDelaySeconds, expireInSeconds }) => {
    const retries = { retryLimit, retryDelay: retryDelaySeconds, retryBackoff: true };
    return { name, options: { policy: 'standard', ...retries, expireInSeconds, deadLetter } };
  });
  const scheduled = jobs.scheduled.map(({ name, expireInSeconds = 600 }) => ({
    name,
    // Two runs of one job at the same time would do the same work.
    options: { policy: 'singleton', retryLimit: 2, retryDelay: 30, expireInSeconds },
  }));
  const queues = [{ name: deadLetter, options: { policy: 'standard' } }, ...retried, ...scheduled];
  const existing = new Set(await findQueueNames(db));
  const missing = queues.filter(({ name }) => !existing.has(name));
  if (missing.length > 0) await addQueues(db, missing);
}
