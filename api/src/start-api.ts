import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { createServices } from './create-services';
import type { Services } from './services';
import type { Settings } from './settings';

export interface StartedApi {
  /** Ready to be asked; it listens to nothing yet. */
  app: FastifyInstance;
  services: Services;
  /** Answers what is under way, then closes the services. */
  close(): Promise<void>;
}

/**
 * Makes the whole API from the settings. The caller gives it requests: `app.listen(…)`, `app.routing(request,
 * response)` or `app.inject(…)`.
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
