import { Type } from 'typebox';
import { contextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { perMinute } from '../../platform/http/rate-limit';
import { addCspReports } from './csp-reports';
import { FiguresQuery, FiguresWire, TelemetryBody } from './schema';
import { addTelemetry, getReleaseFigures } from './service';

const bodyLimit = 64 * 1024;

export const telemetryRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'telemetry');
  // sendBeacon sends text/plain, which needs no CORS preflight.
  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit }, app.getDefaultJsonParser('error', 'error'));

  for (const type of ['application/csp-report', 'application/reports+json']) {
    app.addContentTypeParser(type, { parseAs: 'string', bodyLimit }, app.getDefaultJsonParser('error', 'error'));
  }

  // Browsers send what the content security policy of a page blocked; no program of ours does.
  app.post(
    '/csp-reports',
    { bodyLimit, config: { rateLimit: perMinute(60), unattended: true }, schema: { hide: true } },
    async (request, reply) => {
      await addCspReports(contextOf(request), request.body);
      return reply.code(204).send(null);
    },
  );

  operation('addTelemetry', 'POST /telemetry', {
    summary: 'Report what a browser measured',
    caller: 'visitor',
    unattended: true,
    bodyLimit,
    body: TelemetryBody,
    responses: { 204: Type.Null({ description: 'Taken' }) },
    handler: async ({ context, body, request, reply }) => {
      const { events, page } = body;
      const sender = { address: request.ip, userAgent: request.headers['user-agent'] };
      await addTelemetry(context, { events, page, ...sender });
      return reply.code(204).send(null);
    },
  });

  operation('getReleaseFigures', 'GET /telemetry/releases', {
    summary: 'Loads and errors of each release in browsers',
    caller: 'operations',
    query: FiguresQuery,
    answer: Type.Array(FiguresWire),
    handler: async ({ context, query }) => {
      const since = new Date(context.clock.now().getTime() - (query.minutes ?? 60) * 60_000);
      return getReleaseFigures(context, { since });
    },
  });
};
