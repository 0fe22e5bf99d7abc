import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { BackupsWire } from './schema';
import { getBackups } from './service';

/** Backups by schedule, for administrators. The operator page of the site uses it. */
export const backupRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'backups');
  operation('getBackups', 'GET /backups', {
    summary: 'The last backups by schedule',
    caller: 'operations',
    answer: BackupsWire,
    handler: ({ context }) => getBackups(context),
  });
};
