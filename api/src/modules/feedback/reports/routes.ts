import type { ApiModule } from '../../../platform/http/api-module';
import { eachPresented } from '../../../platform/http/each-presented';
import { operations } from '../../../platform/http/operation';
import { dropEmptyQuery, IdParams, paged } from '../../../platform/http/wire';
import { presentModerated } from './present';
import { ModeratedPage, ModerationQuery, ReportBody } from './schema';
import { dismissReports, getModeratedFeedback, reportFeedback } from './service';

/** Reports of readers on feedback, and their moderation. Hiding is in ../routes.ts. */
export const reportRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'feedback');
  operation('reportFeedback', 'POST /api/feedback/:id/reports', {
    summary: 'Report feedback to the administrators',
    caller: 'user',
    perMinute: 20,
    params: IdParams,
    body: ReportBody,
    refuses: [403, 409],
    handler: ({ context, params, body }) => reportFeedback(context, { id: params.id, ...body }),
  });

  operation('getModeratedFeedback', 'GET /api/feedback/reports', {
    summary: 'Feedback with open reports, or hidden feedback',
    caller: 'content',
    preValidation: dropEmptyQuery,
    query: ModerationQuery,
    responses: { 200: ModeratedPage },
    handler: async ({ context, query }) => {
      const { state = 'reported', page = 1, count = 20 } = query;
      const { rows, total } = await getModeratedFeedback(context, { state, page, count });
      return paged({ results: eachPresented(context, rows, presentModerated), total, capped: false }, { page, count });
    },
  });

  operation('dismissReports', 'POST /api/feedback/:id/reports/dismiss', {
    summary: 'Settle the reports of feedback that stays',
    caller: 'content',
    params: IdParams,
    handler: ({ context, params }) => dismissReports(context, params.id),
  });
};
