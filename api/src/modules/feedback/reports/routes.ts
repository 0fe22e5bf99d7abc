import { userContextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireAdmin, requireUser } from '../../../platform/http/authentication';
import { eachPresented } from '../../../platform/http/each-presented';
import { perMinute } from '../../../platform/http/rate-limit';
import { Done, done, dropEmptyQuery, IdParams, paged, refusals } from '../../../platform/http/wire';
import { presentModerated } from './present';
import { ModeratedPage, ModerationQuery, ReportBody } from './schema';
import { dismissReports, getModeratedFeedback, reportFeedback } from './service';

const documented = { tags: ['feedback'], security: [{ token: [] }] };

/** Reports of readers on feedback, and their moderation. Hiding is in ../routes.ts. */
export const reportRoutes: ApiModule = async (app) => {
  app.post(
    '/api/feedback/:id/reports',
    {
      onRequest: requireUser,
      config: { rateLimit: perMinute(20) },
      schema: {
        ...documented,
        operationId: 'reportFeedback',
        summary: 'Report feedback to the administrators',
        params: IdParams,
        body: ReportBody,
        response: { 200: Done, ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request) => {
      await reportFeedback(userContextOf(request), { id: request.params.id, ...request.body });
      return done();
    },
  );

  app.get(
    '/api/feedback/reports',
    {
      onRequest: requireAdmin,
      preValidation: dropEmptyQuery,
      schema: {
        ...documented,
        operationId: 'getModeratedFeedback',
        summary: 'Feedback with open reports, or hidden feedback',
        querystring: ModerationQuery,
        response: { 200: ModeratedPage, ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const { state = 'reported', page = 1, count = 20 } = request.query;
      const { rows, total } = await getModeratedFeedback(userContextOf(request), { state, page, count });
      return paged({ results: eachPresented(request, rows, presentModerated), total, capped: false }, { page, count });
    },
  );

  app.post(
    '/api/feedback/:id/reports/dismiss',
    {
      onRequest: requireAdmin,
      schema: {
        ...documented,
        operationId: 'dismissReports',
        summary: 'Settle the reports of feedback that stays',
        params: IdParams,
        response: { 200: Done, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      await dismissReports(userContextOf(request), request.params.id);
      return done();
    },
  );
};
