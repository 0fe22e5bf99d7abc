import { dispositionOf } from '../../../platform/export/file-name';
import { asCsvFile } from '../../../platform/export/send-csv';
import { badRequest } from '../../../platform/http/api-error';
import type { ApiModule } from '../../../platform/http/api-module';
import { orPageOfLink, PageOfLink } from '../../../platform/http/file-links';
import { operations } from '../../../platform/http/operation';
import { paged } from '../../../platform/http/wire';
import { presentEarnings } from './present';
import { EarningsWire, LinesAnswer, LinesQuery, StatementFile, StatementQuery } from './schema';
import { getEarnings, getEarningsLines, getStatementFile } from './service';

/** What trainers earned, line by line, and their statements. */
export const statementRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'payouts');
  operation('getEarnings', 'GET /earnings', {
    summary: "The trainer's sales, refunds, fees and payouts",
    caller: 'trainer',
    answer: EarningsWire,
    handler: async ({ context }) => presentEarnings(context, await getEarnings(context)),
  });

  operation('getEarningsLines', 'GET /earnings/lines', {
    summary: 'The orders of a payout, or of a month and currency',
    caller: 'user',
    query: LinesQuery,
    responses: { 200: LinesAnswer },
    refuses: [403, 404],
    handler: async ({ context, query }) => {
      const { currency, month, payoutId, page = 1, count = 50 } = query;
      const found = await getEarningsLines(context, {
        ...inputOf({ currency, month, payoutId }),
        page,
        count,
      });
      return paged(found, { page, count });
    },
  });

  operation('getStatementFile', 'GET /earnings/statement', {
    summary: 'A statement of a payout or a month as a PDF file or a table',
    caller: 'visitor',
    // The address can hold a signed download token, so it stays out of the request log.
    logLevel: 'warn',
    perMinute: 60,
    query: StatementQuery,
    responses: { 200: StatementFile, 303: PageOfLink },
    refuses: [401, 403, 404],
    handler: async ({ context, query, request, reply }) => {
      const { trainerId, currency, month, payoutId, format, key: pass } = query;
      const statement = { trainerId, currency, ...inputOf({ currency, month, payoutId }) };
      return orPageOfLink({ request, reply, page: '/patron/basicdetails/earnings' }, async () => {
        const { name, file } = await getStatementFile(context, { statement, pass, format });
        reply.header('cache-control', 'private, no-store');
        if (format === 'csv') return asCsvFile(reply, name).send(file);
        return reply
          .type('application/pdf')
          .header('content-disposition', dispositionOf(`${name}.pdf`, 'inline'))
          .send(file);
      });
    },
  });
};

/** @throws ApiError VALIDATION_FAILED (400) unless for a payout, or for a month in a currency */
function inputOf<Currency>(query: { currency?: Currency; month?: string; payoutId?: number }) {
  const { currency, month, payoutId } = query;
  if (payoutId !== undefined && month === undefined) return { payoutId };
  if (payoutId === undefined && month !== undefined && currency !== undefined) return { currency, month };
  throw badRequest('Please name a payout, or a month and a currency.');
}
