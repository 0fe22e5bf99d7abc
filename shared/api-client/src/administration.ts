import type { AdminOverview } from '@kaksha/domain/administration';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { resultOf } from './envelope';
import type { AdminOverviewWire } from './generated/wire';

/** What waits for the caller, an administrator. Rejects with 401 or 403 for others. */
export async function getAdminOverview(http: AxiosInstance): Promise<AdminOverview> {
  return toCamelCaseKeys(resultOf<AdminOverviewWire>(await http.get('/admin/overview')));
}
