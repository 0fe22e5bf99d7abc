import type { ApiModule } from './api-module';
import { authRoutes } from './modules/auth/routes';
import { devMailboxRoutes } from './modules/dev-mailbox/routes';
import { mediaRoutes } from './modules/media/routes';
import { supportRoutes } from './modules/support/routes';
import { telemetryRoutes } from './modules/telemetry/routes';

/** Every area of the API. A new one is added here. */
export const apiModules: readonly ApiModule[] = [
  authRoutes,
  devMailboxRoutes,
  mediaRoutes,
  supportRoutes,
  telemetryRoutes,
];
