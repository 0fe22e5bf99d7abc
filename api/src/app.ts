import { randomUUID } from 'node:crypto';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { trustedProxies } from '@kaksha/domain/network-address';
import Fastify, { type FastifyInstance } from 'fastify';
import { follows, jobs, modules } from './modules';
import { storeWritePosition } from './modules/auth/sessions-repo';
import { findSession } from './modules/auth/sessions-service';
import { addContext } from './platform/context/context';
import { type OpenOptions, type OpenServices, openServices } from './platform/context/open-services';
import type { Services } from './platform/context/services';
import { followShown } from './platform/edge/show-at-once';
import { addAnonymousCache } from './platform/http/anonymous-cache';
import { addAuthentication } from './platform/http/authentication';
import { addCompression } from './platform/http/compression';
import { addConfirmation } from './platform/http/confirmation';
import { purgeOnChange } from './platform/http/edge-purge';
import { addErrors, refuseAddress } from './platform/http/errors';
import { addHeaders } from './platform/http/headers';
import { addHealth } from './platform/http/health';
import { withKeptTexts } from './platform/http/kept-texts';
import { addMaintenance } from './platform/http/maintenance';
import { addMetrics } from './platform/http/metrics';
import { addOpenApi } from './platform/http/openapi';
import { addRateLimit } from './platform/http/rate-limit';
import { addReadReplicas } from './platform/http/read-replicas';
import { addRequestLimits } from './platform/http/request-limits';
import { addShutdown } from './platform/http/shutdown';
import { addValidation } from './platform/http/validation';
import type { Settings } from './platform/settings/settings';
import { addRequestSpans } from './platform/tracing/trace-requests';

/** Of routes without a body schema, in bytes. Other routes take their limit from the schema. */
const bodyLimit = 64 * 1024;

interface AppOptions {
  /** Compiles the schemas of a route at its first request, which saves a second of the start. */
  compileLate?: boolean;
  /** Of the compiled server, told by `/health/ready`. */
  version?: string | null;
}

/**
 * Builds the API with every route below `settings.prefix`. The site, the tests and the API process all use it.
 */
export async function buildApp(
  settings: Settings,
  services: Services,
  { compileLate = false, version = null }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: services.log,
    trustProxy: trustedProxies(settings.trustProxy),
    bodyLimit,
    frameworkErrors: refuseAddress,
    // Allows 10 MB at 0.3 Mbit/s. Node limits the request head to a minute.
    requestTimeout: 300_000,
    forceCloseConnections: 'idle',
    requestIdHeader: false,
    // An id from outside could collide with another request's in the logs and the audit log.
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  }).withTypeProvider<TypeBoxTypeProvider>();

  addContext(app, settings, services);
  await addCompression(app);
  addErrors(app);
  if (settings.tracing) addRequestSpans(app);
  addValidation(app, { compileLate });
  if (compileLate) serializeLate(app);
  addJson(app);
  await addHeaders(app, settings, services);
  addAuthentication(app, ({ token, timeZone }) =>
    findSession(services, { token, timeZone, mediaBase: settings.mediaBase, demo: settings.demo }),
  );
  addMaintenance(app, services);
  addConfirmation(app);
  addAnonymousCache(app, settings.edge?.seconds);
  await followShown(app, services);
  if (settings.edge) purgeOnChange(app, services);
  addReadReplicas(app, services, storeWritePosition);
  addRequestLimits(app);
  addShutdown(app);
  await addRateLimit(app, settings);
  await addOpenApi(app, settings);
  await app.register(
    async (api) => {
      addHealth(api, services, version);
      addMetrics(api, settings, services);
      for (const routes of modules.flatMap((module) => module.routes ?? [])) {
        await api.register(routes, { settings, services });
      }
    },
    { prefix: settings.prefix },
  );
  await app.ready();
  return app;
}

/** Compiles the serializer of a response at its first use. */
function serializeLate(app: FastifyInstance): void {
  const compile = SerializerSelector()({}, {});
  app.setSerializerCompiler(({ schema, method, url, httpStatus = '' }) => {
    let serialize: ((data: unknown) => string) | undefined;
    return (data) => {
      serialize ??= compile({ schema, method, url, httpStatus });
      return serialize(data);
    };
  });
}

/** Reads JSON, with its texts as they are kept. */
function addJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    parse(request, body, (error, read) => done(error, withKeptTexts(read))),
  );
}

/** Opens the services of a process with the jobs of every module. */
export const createServices = (settings: Settings, options?: OpenOptions): Promise<OpenServices> =>
  openServices(settings, { jobs, follows }, options);

export interface StartedApi {
  /** Ready for requests; it does not listen yet. */
  app: FastifyInstance;
  services: Services;
  /** Completes running requests, then closes the services. */
  close(): Promise<void>;
}

/**
 * Starts the API with its services. The caller listens (`app.listen`) or passes requests on (`app.routing`,
 * `app.inject`).
 */
export async function startApi(settings: Settings): Promise<StartedApi> {
  const { services, close } = await createServices(settings);
  try {
    const app = await buildApp(settings, services);
    return {
      app,
      services,
      close: async () => {
        await app.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
