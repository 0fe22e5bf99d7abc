import { userContextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireUser } from '../../../platform/http/authentication';
import { perMinute } from '../../../platform/http/rate-limit';
import { dropEmptyQuery, IdParams, refusals, results } from '../../../platform/http/wire';
import { presentCourseBatch } from '../present';
import { BatchAnswer } from '../schema';
import { RestoreQuery, SessionBody, SessionParams } from './schema';
import { changeSession, restoreSession } from './service';

const common = { tags: ['timings'], security: [{ token: [] }] };
const config = { rateLimit: perMinute(120) };
const response = { 200: BatchAnswer, ...refusals(400, 401, 403, 404, 409, 429) };

/** Single sessions of a batch that are skipped or moved. */
export const sessionRoutes: ApiModule = async (app) => {
  app.post(
    '/timings/:id/sessions',
    {
      config,
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'changeSession',
        summary: 'Skip or move a session, or skip several over holidays',
        params: IdParams,
        body: SessionBody,
        response,
      },
    },
    async (request) => {
      const row = await changeSession(userContextOf(request), { id: request.params.id, ...request.body });
      return results(presentCourseBatch(row));
    },
  );

  app.delete(
    '/timings/:id/sessions/:date',
    {
      config,
      onRequest: requireUser,
      preValidation: dropEmptyQuery,
      schema: {
        ...common,
        operationId: 'restoreSession',
        summary: 'Put a skipped or moved session back to its planned time',
        params: SessionParams,
        querystring: RestoreQuery,
        response,
      },
    },
    async (request) => {
      const { id, date } = request.params;
      const row = await restoreSession(userContextOf(request), { id, date, confirmed: request.query.confirmed });
      return results(presentCourseBatch(row));
    },
  );
};
