import { userContextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireAdmin } from '../../../platform/http/authentication';
import { perMinute } from '../../../platform/http/rate-limit';
import { IdParams, refusals, results } from '../../../platform/http/wire';
import { presentHeldRefund } from './present';
import { HeldRefundsAnswer } from './schema';
import { getHeldRefunds, releaseRefund } from './service';

const common = { tags: ['payment'], security: [{ token: [] }] };

/** Refunds that need money of the platform, for administrators. */
export const heldRefundRoutes: ApiModule = async (app) => {
  app.get(
    '/refunds/held',
    {
      onRequest: requireAdmin,
      schema: {
        ...common,
        operationId: 'getHeldRefunds',
        summary: 'Refunds that wait for an approval, earliest first',
        response: { 200: HeldRefundsAnswer, ...refusals(401, 403) },
      },
    },
    async (request) => results((await getHeldRefunds(userContextOf(request))).map(presentHeldRefund)),
  );

  app.post(
    '/refunds/:id/release',
    {
      onRequest: requireAdmin,
      config: { rateLimit: perMinute(60), confirmation: 'always' },
      schema: {
        ...common,
        operationId: 'releaseRefund',
        summary: 'Send a refund with money of the platform; returns those that still wait',
        params: IdParams,
        response: { 200: HeldRefundsAnswer, ...refusals(400, 401, 403, 409, 429) },
      },
    },
    async (request) => {
      const left = await releaseRefund(userContextOf(request), { refundId: request.params.id });
      return results(left.map(presentHeldRefund));
    },
  );
};
