import { Type } from 'typebox';
import type { ApiModule } from '../../platform/http/api-module';
import { userOf } from '../../platform/http/authentication';
import { operations } from '../../platform/http/operation';
import { IdParams } from '../../platform/http/wire';
import { presentSession } from './present';
import { SessionWire } from './schema';
import { endOtherSessions, endSession, listSessions } from './sessions-service';

/** The devices on which the user is signed in. */
export const sessionRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'auth');
  operation('listSessions', 'GET /auth/sessions', {
    summary: 'The open sessions of the user, last used first',
    caller: 'user',
    perMinute: 60,
    answer: Type.Array(SessionWire),
    handler: async ({ context, request }) => {
      const { sessionId } = userOf(request);
      const rows = await listSessions(context);
      return rows.map((row) => presentSession(row, sessionId));
    },
  });

  operation('endSession', 'DELETE /auth/sessions/:id', {
    summary: 'End one session of the user',
    caller: 'user',
    perMinute: 60,
    params: IdParams,
    handler: ({ context, params }) => endSession(context, params),
  });

  operation('endOtherSessions', 'DELETE /auth/sessions', {
    summary: 'End all sessions of the user except this one',
    caller: 'user',
    perMinute: 60,
    handler: ({ context, request }) => endOtherSessions(context, { id: userOf(request).sessionId }),
  });
};
