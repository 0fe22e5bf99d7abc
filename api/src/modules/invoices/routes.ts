import { dispositionOf } from '../../platform/export/file-name';
import type { ApiModule } from '../../platform/http/api-module';
import { answerSave } from '../../platform/http/edit-conflict';
import { orPageOfLink, PageOfLink } from '../../platform/http/file-links';
import { operations } from '../../platform/http/operation';
import { IdParams } from '../../platform/http/wire';
import { getInvoiceFile } from './files-service';
import { presentTaxProfile } from './present';
import { FileQuery, PdfFile, TaxProfileBody, TaxProfileWire } from './schema';
import { getTaxProfile, saveTaxProfile } from './service';

/** Invoices and credit notes, and how trainers appear on them. */
export const invoiceRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'invoices');
  operation('getInvoiceFile', 'GET /invoices/:id/file', {
    summary: 'An invoice or a credit note as a PDF file',
    caller: 'visitor',
    // The address can hold a signed download token, so it stays out of the request log.
    logLevel: 'warn',
    perMinute: 60,
    params: IdParams,
    query: FileQuery,
    responses: { 200: PdfFile, 303: PageOfLink },
    refuses: [401, 403],
    handler: async ({ context, params, query, request, reply }) => {
      return orPageOfLink({ request, reply, page: '/user-dashboard/payments' }, async () => {
        const { name, file } = await getInvoiceFile(context, { id: params.id, pass: query.key });
        return reply
          .type('application/pdf')
          .header('content-disposition', dispositionOf(name, 'inline'))
          .header('cache-control', 'private, no-store')
          .send(file);
      });
    },
  });

  operation('getTaxProfile', 'GET /pricing/tax-profile', {
    summary: 'How the trainer appears on invoices',
    caller: 'trainer',
    answer: TaxProfileWire,
    handler: async ({ context }) => presentTaxProfile(await getTaxProfile(context)),
  });

  operation('saveTaxProfile', 'PUT /pricing/tax-profile', {
    summary: 'Set how the trainer appears on invoices',
    caller: 'trainer',
    perMinute: 60,
    confirmation: 'always',
    body: TaxProfileBody,
    answer: TaxProfileWire,
    conflict: TaxProfileWire,
    handler: ({ context, body }) => answerSave(saveTaxProfile(context, body), presentTaxProfile),
  });
};
