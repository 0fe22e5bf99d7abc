import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { LedgerWire } from './schema';
import { checkLedger, getLedger } from './service';

/** The ledger of the platform, for administrators. */
export const ledgerRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'ledger');
  operation('getLedger', 'GET /ledger', {
    summary: 'Balances and the latest checks of the ledger',
    caller: 'finance',
    answer: LedgerWire,
    handler: ({ context }) => getLedger(context),
  });

  operation('checkLedger', 'POST /ledger/check', {
    summary: 'Check the ledger now',
    caller: 'finance',
    perMinute: 10,
    answer: LedgerWire,
    handler: ({ context }) => checkLedger(context),
  });
};
