import type { Module } from '../context/module';
import type { QueuedJob } from '../jobs/job';
import { type PurgeData, purgeQueue, repeatPurge } from './request-purge';

const timeoutMs = 5000;

/** Purges the answers with a surrogate key from every edge cache. */
export const purgeEdge: QueuedJob<PurgeData> = {
  name: purgeQueue,
  retryLimit: 6,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
  batchSize: 10,
  concurrency: 3,
  async run({ settings, ...services }, { key, isRepeat, isUrgent }) {
    const { purgeUrls, purgeToken } = settings.edge ?? { purgeUrls: [] };
    const headers = { 'surrogate-key': key, ...(purgeToken && { authorization: `Bearer ${purgeToken}` }) };
    await Promise.all(
      purgeUrls.map(async (url) => {
        const signal = AbortSignal.timeout(timeoutMs);
        const answer = await fetch(url, { method: 'PURGE', headers, signal });
        if (!answer.ok) throw new Error(`The edge cache answered the purge with ${answer.status}.`);
      }),
    );
    if (purgeUrls.length > 0 && !isRepeat) await repeatPurge(services, { key, isUrgent });
  },
};

export const edgeJobs: Module = { queuedJobs: [purgeEdge] };
