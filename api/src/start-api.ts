import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { createServices } from './create-services';
import type { Services } from './platform/context/services';
import type { Settings } from './platform/settings/settings';

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
