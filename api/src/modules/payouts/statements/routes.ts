import { contextOf, userContextOf } from '../../../platform/context/context';
import { dispositionOf } from '../../../platform/export/file-name';
import { asCsvFile } from '../../../platform/export/send-csv';
import { badRequest } from '../../../platform/http/api-error';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireTrainer, requireUser } from '../../../platform/http/authentication';
import { orPageOfLink, PageOfLink } from '../../../platform/http/file-links';
import { perMinute } from '../../../platform/http/rate-limit';
import { paged, refusals, results } from '../../../platform/http/wire';
import { presentEarnings, presentLine } from './present';
import { EarningsAnswer, LinesAnswer, LinesQuery, StatementFile, StatementQuery } from './schema';
import { getEarnings, getEarningsLines, getStatementFile } from './service';

const common = { tags: ['payouts'], security: [{ token: [] }] };

/** What trainers earned, line by line, and their statements. */
export const statementRoutes: ApiModule = async (app) => {
  app.get(
    '/earnings',
    {
      onRequest: requireTrainer,
      schema: {
        ...common,
        operationId: 'getEarnings',
        summary: "The trainer's sales, refunds, fees and payouts",
        response: { 200: EarningsAnswer, ...refusals(401, 403) },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      return results(presentEarnings(context, await getEarnings(context)));
    },
  );

  app.get(
    '/earnings/lines',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'getEarningsLines',
        summary: 'The orders of a payout, or of a month and currency',
        querystring: LinesQuery,
        response: { 200: LinesAnswer, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { currency, month, payout_id: payoutId, page = 1, count = 50 } = request.query;
      const found = await getEarningsLines(userContextOf(request), {
        ...inputOf({ currency, month, payoutId }),
        page,
        count,
      });
      return paged({ ...found, results: found.results.map(presentLine) }, { page, count });
    },
  );

  app.get(
    '/earnings/statement',
    {
      // The address can hold a signed download token, so it stays out of the request log.
      logLevel: 'warn',
      config: { rateLimit: perMinute(60) },
      schema: {
        tags: ['payouts'],
        operationId: 'getStatementFile',
        summary: 'A statement of a payout or a month as a PDF file or a table',
        querystring: StatementQuery,
        response: { 200: StatementFile, 303: PageOfLink, ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const { trainer_id: trainerId, currency, month, payout_id: payoutId, format, key: pass } = request.query;
      const statement = { trainerId, currency, ...inputOf({ currency, month, payoutId }) };
      return orPageOfLink({ request, reply, page: '/patron/basicdetails/earnings' }, async () => {
        const { name, file } = await getStatementFile(contextOf(request), { statement, pass, format });
        reply.header('cache-control', 'private, no-store');
        if (format === 'csv') return asCsvFile(reply, name).send(file);
        return reply
          .type('application/pdf')
          .header('content-disposition', dispositionOf(`${name}.pdf`, 'inline'))
          .send(file);
      });
    },
  );
};

/** @throws ApiError VALIDATION_FAILED (400) unless for a payout, or for a month in a currency */
function inputOf<Currency>(query: { currency?: Currency; month?: string; payoutId?: number }) {
  const { currency, month, payoutId } = query;
  if (payoutId !== undefined && month === undefined) return { payoutId };
  if (payoutId === undefined && month !== undefined && currency !== undefined) return { currency, month };
  throw badRequest('Please name a payout, or a month and a currency.');
}
