import { randomUUID } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance } from 'fastify';
import { badRequest } from './api-error';
import { addContext } from './context';
import { apiModules } from './modules';
import { addAnonymousCache } from './plugins/anonymous-cache';
import { addAuthentication } from './plugins/authentication';
import { addCompression } from './plugins/compression';
import { addErrors, refuseAddress } from './plugins/errors';
import { addHeaders } from './plugins/headers';
import { addHealth } from './plugins/health';
import { addMetrics } from './plugins/metrics';
import { addOpenApi } from './plugins/openapi';
import { addRateLimit } from './plugins/rate-limit';
import { addRequestLimits } from './plugins/request-limits';
import { addValidation } from './plugins/validation';
import type { Services } from './services';
import type { Settings } from './settings';

/** Of routes without a body schema, in bytes. Other routes take their limit from the schema. */
const bodyLimit = 64 * 1024;

/**
 * Makes the API, ready to be asked, with every route below `settings.prefix`. The only way to make it: the site, the
 * tests and the API alone use this.
 */
export async function buildApp(settings: Settings, services: Services): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: services.log,
    // The proxy's own word only: what stands further left in the header is whatever the visitor wrote there.
    trustProxy: settings.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit,
    frameworkErrors: refuseAddress,
    // The whole of a request: a picture of 10 MB may come over a line of 0.3 Mbit/s. Its head has a minute, by Node itself.
    requestTimeout: 300_000,
    forceCloseConnections: 'idle',
    requestIdHeader: false,
    genReqId: ({ headers }) => idFrom(headers['x-request-id']) ?? randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  }).withTypeProvider<TypeBoxTypeProvider>();

  addContext(app, settings, services);
  await addCompression(app);
  addErrors(app);
  addValidation(app);
  addJson(app);
  await addHeaders(app, settings);
  addAuthentication(app, settings, services);
  addAnonymousCache(app);
  addRequestLimits(app);
  await addRateLimit(app, settings);
  await addOpenApi(app, settings);
  await app.register(
    async (api) => {
      addHealth(api, services);
      addMetrics(api, settings);
      for (const apiModule of apiModules) await api.register(apiModule, { settings, services });
    },
    { prefix: settings.prefix },
  );
  await app.ready();
  return app;
}

/** A proxy's or a page's own id is kept, so that one request can be followed through all logs. */
function idFrom(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined;
}

/** JSON, less the one character that PostgreSQL cannot keep. */
function addJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (/\\u0000/.test(body)) return done(badRequest('A text holds a character that cannot be kept.'));
    return parse(request, body, done);
  });
}
