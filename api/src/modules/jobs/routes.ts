import { userContextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { requireAdmin } from '../../platform/http/authentication';
import { perMinute } from '../../platform/http/rate-limit';
import { Done, done, Results, refusals, results } from '../../platform/http/wire';
import { presentJobs } from './present';
import { JobsWire, RetryBody } from './schema';
import { getJobs, retryJob } from './service';

const documented = { tags: ['jobs'], security: [{ token: [] }] };
const onRequest = requireAdmin;

/** Background jobs, for administrators. The operator page of the site uses them. */
export const jobRoutes: ApiModule = async (app) => {
  app.get(
    '/jobs',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'getJobs',
        summary: 'The queues of background jobs, and the jobs that failed for good',
        response: { 200: Results(JobsWire), ...refusals(401, 403) },
      },
    },
    async (request) => results(presentJobs(await getJobs(userContextOf(request)))),
  );

  app.post(
    '/jobs/retry',
    {
      onRequest,
      config: { rateLimit: perMinute(120) },
      schema: {
        ...documented,
        operationId: 'retryJob',
        summary: 'Run a job again that failed for good',
        body: RetryBody,
        response: { 200: Done, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      await retryJob(userContextOf(request), request.body);
      return done();
    },
  );
};
