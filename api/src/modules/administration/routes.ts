import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { OverviewWire } from './schema';
import { getAdminOverview } from './service';

/** What waits for administrators, for the first page of their area. */
export const administrationRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'administration');
  operation('getAdminOverview', 'GET /admin/overview', {
    summary: 'What waits for a decision of the caller; parts without the right are null',
    caller: 'admin',
    answer: OverviewWire,
    handler: ({ context }) => getAdminOverview(context),
  });
};
