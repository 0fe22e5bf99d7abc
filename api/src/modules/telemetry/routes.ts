import { Type } from 'typebox';
import { contextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { requireAdmin } from '../../platform/http/authentication';
import { perMinute } from '../../platform/http/rate-limit';
import { Results, refusals, results } from '../../platform/http/wire';
import { addCspReports } from './csp-reports';
import { FiguresQuery, FiguresWire, TelemetryBody } from './schema';
import { addTelemetry, getReleaseFigures } from './service';

const bodyLimit = 64 * 1024;

export const telemetryRoutes: ApiModule = async (app) => {
  // sendBeacon sends text/plain, which needs no CORS preflight.
  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit }, app.getDefaultJsonParser('error', 'error'));

  for (const type of ['application/csp-report', 'application/reports+json']) {
    app.addContentTypeParser(type, { parseAs: 'string', bodyLimit }, app.getDefaultJsonParser('error', 'error'));
  }

  // Browsers send what the content security policy of a page blocked; no program of ours does.
  app.post(
    '/csp-reports',
    { bodyLimit, config: { rateLimit: perMinute(60) }, schema: { hide: true } },
    async (request, reply) => {
      await addCspReports(contextOf(request), request.body);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/telemetry',
    {
      bodyLimit,
      config: { rateLimit: perMinute(120) },
      schema: {
        tags: ['telemetry'],
        operationId: 'addTelemetry',
        summary: 'Report what a browser measured',
        body: TelemetryBody,
        response: { 204: Type.Null({ description: 'Taken' }) },
      },
    },
    async (request, reply) => {
      const { events, page } = request.body;
      const sender = { address: request.ip, userAgent: request.headers['user-agent'] };
      await addTelemetry(contextOf(request), { events, page, ...sender });
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
        summary: 'Loads and errors of each release in browsers',
        security: [{ token: [] }],
        querystring: FiguresQuery,
        response: { 200: Results(Type.Array(FiguresWire)), ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const context = contextOf(request);
      const since = new Date(context.clock.now().getTime() - (request.query.minutes ?? 60) * 60_000);
      return results(await getReleaseFigures(context, { since }));
    },
  );
};
