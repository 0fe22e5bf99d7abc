import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { startHousekeeping } from './housekeeping';
import { createServices, type Services } from './services';
import type { Settings } from './settings';

export interface StartedApi {
  /** Ready to be asked; it listens to nothing yet. */
  app: FastifyInstance;
  services: Services;
  /** Answers what is under way, then lets go of the database and the mail server. */
  close(): Promise<void>;
}

/**
 * Makes the whole API from the settings: opens the database, applies migrations, builds the routes, begins the
 * housekeeping. The caller gives it requests: `app.listen(…)`, `app.routing(request, response)` or `app.inject(…)`.
 */
export async function startApi(settings: Settings): Promise<StartedApi> {
  const { services, close } = await createServices(settings);
  try {
    const app = await buildApp(settings, services);
    const housekeeping = startHousekeeping(services.db, (error) =>
      app.log.error({ err: error }, 'housekeeping failed'),
    );
    return {
      app,
      services,
      close: async () => {
        await app.close();
        await housekeeping.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
