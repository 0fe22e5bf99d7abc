import { userContextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { userOf } from '../../platform/http/authentication';
import { perMinute } from '../../platform/http/rate-limit';
import { Done, done, IdParams, refusals, results } from '../../platform/http/wire';
import { onlySignedIn } from './policy';
import { presentSession } from './present';
import { SessionsAnswer } from './schema';
import { endOtherSessions, endSession, listSessions } from './sessions-service';

const documented = { tags: ['auth'], security: [{ token: [] }] };
const config = { rateLimit: perMinute(60) };

/** The devices on which the user is signed in. */
export const sessionRoutes: ApiModule = async (app) => {
  app.get(
    '/auth/sessions',
    {
      config,
      onRequest: onlySignedIn,
      schema: {
        ...documented,
        operationId: 'listSessions',
        summary: 'The open sessions of the user, last used first',
        response: { 200: SessionsAnswer, ...refusals(401, 429) },
      },
    },
    async (request) => {
      const { sessionId } = userOf(request);
      const rows = await listSessions(userContextOf(request));
      return results(rows.map((row) => presentSession(row, sessionId)));
    },
  );

  app.delete(
    '/auth/sessions/:id',
    {
      config,
      onRequest: onlySignedIn,
      schema: {
        ...documented,
        operationId: 'endSession',
        summary: 'End one session of the user',
        params: IdParams,
        response: { 200: Done, ...refusals(400, 401, 404, 429) },
      },
    },
    async (request) => {
      await endSession(userContextOf(request), request.params);
      return done();
    },
  );

  app.delete(
    '/auth/sessions',
    {
      config,
      onRequest: onlySignedIn,
      schema: {
        ...documented,
        operationId: 'endOtherSessions',
        summary: 'End all sessions of the user except this one',
        response: { 200: Done, ...refusals(401, 429) },
      },
    },
    async (request) => {
      await endOtherSessions(userContextOf(request), { id: userOf(request).sessionId });
      return done();
    },
  );
};
