import { userContextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { requireAdmin } from '../../platform/http/authentication';
import { perMinute } from '../../platform/http/rate-limit';
import { refusals, results } from '../../platform/http/wire';
import { presentLedger } from './present';
import { LedgerAnswer } from './schema';
import { checkLedger, getLedger } from './service';

const common = { tags: ['ledger'], security: [{ token: [] }] };

/** The ledger of the platform, for administrators. */
export const ledgerRoutes: ApiModule = async (app) => {
  app.get(
    '/ledger',
    {
      onRequest: requireAdmin,
      schema: {
        ...common,
        operationId: 'getLedger',
        summary: 'Balances and the latest checks of the ledger',
        response: { 200: LedgerAnswer, ...refusals(401, 403) },
      },
    },
    async (request) => results(presentLedger(await getLedger(userContextOf(request)))),
  );

  app.post(
    '/ledger/check',
    {
      onRequest: requireAdmin,
      config: { rateLimit: perMinute(10) },
      schema: {
        ...common,
        operationId: 'checkLedger',
        summary: 'Check the ledger now',
        response: { 200: LedgerAnswer, ...refusals(401, 403, 429) },
      },
    },
    async (request) => results(presentLedger(await checkLedger(userContextOf(request)))),
  );
};
