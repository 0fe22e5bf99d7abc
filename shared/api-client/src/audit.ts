import type { Page } from '@kaksha/domain/catalogue';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { toSnakeCaseKeys } from 'es-toolkit/object/toSnakeCaseKeys';
import { pageOf, resultsOf } from './envelope';
import type { AuditEntryWire } from './generated/wire';

/** The audit log, for administrators with the right `owner`. Other users get 403. */

const toEntry = (wire: AuditEntryWire) => toCamelCaseKeys(wire);

export type AuditEntry = ReturnType<typeof toEntry>;

export interface AuditFilter {
  actorId?: number | undefined;
  entity?: string | undefined;
  entityId?: number | undefined;
  /** First and last day in UTC, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Latest first, 50 a page. */
export async function getAuditLog(
  http: AxiosInstance,
  { page, ...filter }: AuditFilter & { page: number },
): Promise<Page<AuditEntry>> {
  return pageOf(await http.get('/admin/audit', { params: { ...toSnakeCaseKeys(filter), page } }), toEntry);
}

/** The kinds of what the log names as changed. */
export async function getAuditEntities(http: AxiosInstance): Promise<string[]> {
  return resultsOf<string>(await http.get('/admin/audit/entities'));
}

/** A CSV table of all entries that match. The user confirms it. */
export async function exportAuditLog(http: AxiosInstance, filter: AuditFilter): Promise<string> {
  const params = toSnakeCaseKeys(filter);
  return (await http.get<string>('/admin/audit/file', { params, responseType: 'text' })).data;
}
