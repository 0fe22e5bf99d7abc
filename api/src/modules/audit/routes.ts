import { asCsvFile } from '../../platform/export/send-csv';
import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { dropEmptyQuery, paged } from '../../platform/http/wire';
import { auditCsv } from './csv';
import { presentEntry } from './present';
import { AuditEntities, AuditFile, AuditFileQuery, AuditPage, AuditQuery } from './schema';
import { exportAuditLog, getAuditEntities, getAuditLog } from './service';

/** Who changed what, when and from where. */
export const auditRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'audit');

  operation('getAuditLog', 'GET /admin/audit', {
    summary: 'Entries of the audit log, latest first',
    caller: 'owner',
    preValidation: dropEmptyQuery,
    query: AuditQuery,
    responses: { 200: AuditPage },
    handler: async ({ context, query }) => {
      const { page = 1, count = 50, ...filter } = query;
      const found = await getAuditLog(context, { ...filter, page, count });
      return paged({ ...found, results: found.results.map(presentEntry) }, { page, count });
    },
  });

  operation('getAuditEntities', 'GET /admin/audit/entities', {
    summary: 'The kinds of what the audit log names as changed',
    caller: 'owner',
    answer: AuditEntities,
    handler: ({ context }) => getAuditEntities(context),
  });

  operation('exportAuditLog', 'GET /admin/audit/file', {
    summary: 'Entries of the audit log as a CSV file, latest first, at most 50,000',
    caller: 'owner',
    confirmation: 'always',
    preValidation: dropEmptyQuery,
    query: AuditFileQuery,
    responses: { 200: AuditFile },
    handler: async ({ context, query, reply }) => {
      const rows = await exportAuditLog(context, query);
      return asCsvFile(reply, 'audit-log').send(auditCsv(rows.map(presentEntry)));
    },
  });
};
