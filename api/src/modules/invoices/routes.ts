import { contextOf, userContextOf } from '../../platform/context/context';
import { dispositionOf } from '../../platform/export/file-name';
import type { ApiModule } from '../../platform/http/api-module';
import { requireTrainer } from '../../platform/http/authentication';
import { answerSave } from '../../platform/http/edit-conflict';
import { orPageOfLink, PageOfLink } from '../../platform/http/file-links';
import { perMinute } from '../../platform/http/rate-limit';
import { conflictWith, IdParams, refusals, results } from '../../platform/http/wire';
import { getInvoiceFile } from './files-service';
import { presentTaxProfile } from './present';
import { FileQuery, PdfFile, TaxProfileAnswer, TaxProfileBody, TaxProfileWire } from './schema';
import { getTaxProfile, saveTaxProfile } from './service';

const common = { tags: ['invoices'], security: [{ token: [] }] };

/** Invoices and credit notes, and how trainers appear on them. */
export const invoiceRoutes: ApiModule = async (app) => {
  app.get(
    '/invoices/:id/file',
    {
      // The address can hold a signed download token, so it stays out of the request log.
      logLevel: 'warn',
      config: { rateLimit: perMinute(60) },
      schema: {
        tags: ['invoices'],
        operationId: 'getInvoiceFile',
        summary: 'An invoice or a credit note as a PDF file',
        params: IdParams,
        querystring: FileQuery,
        response: { 200: PdfFile, 303: PageOfLink, ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      return orPageOfLink({ request, reply, page: '/user-dashboard/payments' }, async () => {
        const { name, file } = await getInvoiceFile(contextOf(request), { id: params.id, pass: query.key });
        return reply
          .type('application/pdf')
          .header('content-disposition', dispositionOf(name, 'inline'))
          .header('cache-control', 'private, no-store')
          .send(file);
      });
    },
  );

  app.get(
    '/pricing/tax-profile',
    {
      onRequest: requireTrainer,
      schema: {
        ...common,
        operationId: 'getTaxProfile',
        summary: 'How the trainer appears on invoices',
        response: { 200: TaxProfileAnswer, ...refusals(401, 403) },
      },
    },
    async (request) => results(presentTaxProfile(await getTaxProfile(userContextOf(request)))),
  );

  app.put(
    '/pricing/tax-profile',
    {
      onRequest: requireTrainer,
      config: { rateLimit: perMinute(60), confirmation: 'always' },
      schema: {
        ...common,
        operationId: 'saveTaxProfile',
        summary: 'Set how the trainer appears on invoices',
        body: TaxProfileBody,
        response: { 200: TaxProfileAnswer, ...refusals(400, 401, 403, 429), ...conflictWith(TaxProfileWire) },
      },
    },
    async (request) => answerSave(saveTaxProfile(userContextOf(request), request.body), presentTaxProfile),
  );
};
