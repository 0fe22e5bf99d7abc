import { Type } from 'typebox';
import type { ApiModule } from '../../api-module';
import { requireAdmin } from '../../plugins/authentication';
import { Results, refusals, results } from '../../wire';
import { figuresSince } from './figures-service';
import { FiguresQuery, FiguresWire, TelemetryBody } from './schema';
import { keepEvents } from './service';

const bodyLimit = 64 * 1024;

export const telemetryRoutes: ApiModule = async (app, { services }) => {
  // sendBeacon sends a text as text/plain, and may do so to another origin without asking first.
  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit }, app.getDefaultJsonParser('error', 'error'));

  app.post(
    '/telemetry',
    {
      bodyLimit,
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        tags: ['telemetry'],
        operationId: 'sendTelemetry',
        summary: 'Tell what a browser measured',
        body: TelemetryBody,
        response: { 204: Type.Null({ description: 'Taken' }) },
      },
    },
    async (request, reply) => {
      await keepEvents(services.db, request.body.events, request.headers['user-agent']);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/telemetry/releases',
    {
      onRequest: requireAdmin,
      schema: {
        tags: ['telemetry'],
        operationId: 'getReleaseFigures',
        summary: 'How each release fares in browsers',
        security: [{ token: [] }],
        querystring: FiguresQuery,
        response: { 200: Results(Type.Array(FiguresWire)), ...refusals(400, 401, 403) },
      },
    },
    async ({ query }) => {
      const since = new Date(Date.now() - (query.minutes ?? 60) * 60_000);
      return results(await figuresSince(services.db, since));
    },
  );
};
