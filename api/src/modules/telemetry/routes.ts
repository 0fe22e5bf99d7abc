import type { ApiModule } from '../../api-module';
import { TelemetryBody } from './schema';
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
      schema: { tags: ['telemetry'], operationId: 'sendTelemetry', body: TelemetryBody },
    },
    async (request, reply) => {
      await keepEvents(services.db, request.body.events, request.headers['user-agent']);
      return reply.code(204).send();
    },
  );
};
