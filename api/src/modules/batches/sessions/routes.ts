import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { dropEmptyQuery, IdParams } from '../../../platform/http/wire';
import { presentCourseBatch } from '../present';
import { CourseBatchWire } from '../schema';
import { RestoreQuery, SessionBody, SessionParams } from './schema';
import { changeSession, restoreSession } from './service';

/** Single sessions of a batch that are skipped or moved. */
export const sessionRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'timings');
  operation('changeSession', 'POST /timings/:id/sessions', {
    summary: 'Skip or move a session, or skip several over holidays',
    caller: 'user',
    params: IdParams,
    body: SessionBody,
    answer: CourseBatchWire,
    refuses: [403, 409],
    handler: async ({ context, params, body }) => {
      const row = await changeSession(context, { id: params.id, ...body });
      return presentCourseBatch(row);
    },
  });

  operation('restoreSession', 'DELETE /timings/:id/sessions/:date', {
    summary: 'Put a skipped or moved session back to its planned time',
    caller: 'user',
    preValidation: dropEmptyQuery,
    params: SessionParams,
    query: RestoreQuery,
    answer: CourseBatchWire,
    refuses: [403, 409],
    handler: async ({ context, params, query }) => {
      const { id, date } = params;
      const row = await restoreSession(context, { id, date, confirmed: query.confirmed });
      return presentCourseBatch(row);
    },
  });
};
