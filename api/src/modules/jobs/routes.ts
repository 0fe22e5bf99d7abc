import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { presentJobs } from './present';
import { JobsWire, RetryBody } from './schema';
import { getJobs, retryJob } from './service';

/** Background jobs, for administrators. The operator page of the site uses them. */
export const jobRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'jobs');
  operation('getJobs', 'GET /jobs', {
    summary: 'The queues of background jobs, and the jobs that failed for good',
    caller: 'operations',
    answer: JobsWire,
    handler: async ({ context }) => presentJobs(await getJobs(context)),
  });

  operation('retryJob', 'POST /jobs/retry', {
    summary: 'Run a job again that failed for good',
    caller: 'operations',
    body: RetryBody,
    refuses: [404],
    handler: ({ context, body }) => retryJob(context, body),
  });
};
