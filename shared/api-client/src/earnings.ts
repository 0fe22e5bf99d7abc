import type { Currency, Page } from '@kaksha/domain/catalogue';
import type { Earnings, EarningsLine } from '@kaksha/domain/payouts';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { toSnakeCaseKeys } from 'es-toolkit/object/toSnakeCaseKeys';
import { pageOf, resultOf } from './envelope';
import type { EarningsLineWire, EarningsWire } from './generated/wire';

/** Of the signed-in trainer. All calls reject with 401 or 403 for others. */

export async function getEarnings(http: AxiosInstance): Promise<Earnings> {
  return toCamelCaseKeys(resultOf<EarningsWire>(await http.get('/earnings')));
}

/** The lines of a payout, or of a month such as `2026-11` in a currency. */
export type LinesOf = { payoutId: number } | { currency: Currency; month: string };

/** Earliest first, 50 a page. Rejects with `PAYOUT_NOT_FOUND` (404). */
export async function getEarningsLines(http: AxiosInstance, of: LinesOf, page = 1): Promise<Page<EarningsLine>> {
  const params = toSnakeCaseKeys({ ...of, page, count: 50 });
  return pageOf<EarningsLineWire, EarningsLine>(await http.get('/earnings/lines', { params }), toCamelCaseKeys);
}
