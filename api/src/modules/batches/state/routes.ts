import { userContextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireUser } from '../../../platform/http/authentication';
import { perMinute } from '../../../platform/http/rate-limit';
import { IdParams, Results, refusals, results } from '../../../platform/http/wire';
import { presentCourseBatch } from '../present';
import { BatchAnswer } from '../schema';
import { CancelBody, CancellationWire } from './schema';
import { cancelBatch, closeBatch, getCancellation, openBatch } from './service';

const common = { tags: ['timings'], security: [{ token: [] }], params: IdParams };
const config = { rateLimit: perMinute(120) };
const response = { 200: BatchAnswer, ...refusals(400, 401, 403, 404, 409, 429) };

/** The life cycle of a batch. */
export const batchStateRoutes: ApiModule = async (app) => {
  app.post(
    '/timings/:id/open',
    {
      config,
      onRequest: requireUser,
      schema: { ...common, operationId: 'openBatch', summary: 'Open a closed batch for enrolment', response },
    },
    async (request) => results(presentCourseBatch(await openBatch(userContextOf(request), request.params))),
  );

  app.post(
    '/timings/:id/close',
    {
      config,
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'closeBatch',
        summary: 'Close a batch for enrolment; its classes go on',
        response,
      },
    },
    async (request) => results(presentCourseBatch(await closeBatch(userContextOf(request), request.params))),
  );

  app.post(
    '/timings/:id/cancel',
    {
      config: { ...config, confirmation: 'always' },
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'cancelBatch',
        summary: 'Cancel a batch and refund all of its learners in full',
        body: CancelBody,
        response,
      },
    },
    async (request) => {
      const { id } = request.params;
      const { reason = '', confirmed = false } = request.body;
      const row = await cancelBatch(userContextOf(request), { id, reason: reason.trim(), confirmed });
      return results(presentCourseBatch(row));
    },
  );

  app.get(
    '/timings/:id/cancellation',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'getCancellation',
        summary: 'How many learners of a cancelled batch are refunded',
        response: { 200: Results(CancellationWire), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => results(await getCancellation(userContextOf(request), request.params)),
  );
};
