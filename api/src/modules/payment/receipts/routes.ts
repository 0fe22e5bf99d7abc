import { Type } from 'typebox';
import type { ApiModule } from '../../../api-module';
import { contextOf } from '../../../context';
import { IdParams, refusals } from '../../../wire';
import { HtmlPage } from '../schema';
import { getReceipt } from './service';

const ReceiptQuery = Type.Object({
  key: Type.Optional(Type.String({ maxLength: 100, description: 'Opens the receipt for some hours without a token' })),
});

/** Receipts as pages to print. */
export const receiptRoutes: ApiModule = async (app) => {
  app.get(
    '/payment/:id/receipt',
    {
      // The address can hold a pass, so it stays out of the request log.
      logLevel: 'warn',
      schema: {
        tags: ['payment'],
        operationId: 'getReceipt',
        summary: 'A receipt, as a page to print',
        params: IdParams,
        querystring: ReceiptQuery,
        response: { 200: HtmlPage, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const page = await getReceipt(contextOf(request), { orderId: params.id, pass: query.key });
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', page.contentSecurityPolicy)
        .send(page.html);
    },
  );
};
