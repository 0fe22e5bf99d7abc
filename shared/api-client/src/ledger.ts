import type { Ledger } from '@kaksha/domain/ledger';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { resultOf } from './envelope';
import type { LedgerWire } from './generated/wire';

/** For administrators. All calls reject with 401 or 403 for others. */

export async function getLedger(http: AxiosInstance): Promise<Ledger> {
  return toCamelCaseKeys(resultOf<LedgerWire>(await http.get('/ledger')));
}

/** Checks the ledger now, and resolves to it with the result. */
export async function checkLedger(http: AxiosInstance): Promise<Ledger> {
  return toCamelCaseKeys(resultOf<LedgerWire>(await http.post('/ledger/check')));
}
