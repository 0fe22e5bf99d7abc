import { Type } from 'typebox';
import { actorOf } from '../../../actor';
import type { ApiModule } from '../../../api-module';
import { requireToken, requireUser, userOf } from '../../../plugins/authentication';
import { ownId } from '../../../policy';
import { IdParams, Results, refusals, results } from '../../../wire';
import { courseCards } from '../../catalogue/service';
import { presentPayment, presentPurchase } from '../orders/present';
import { receiptUrl } from '../orders/routes';
import { Page, PaymentWire, PurchaseWire, ReceiptQuery } from '../orders/schema';
import { getPaymentHistory, getPurchases, getReceipt } from './service';

const security = [{ token: [] }];

/** What a learner paid, with receipts, and the courses that they have by it. */
export const historyRoutes: ApiModule = async (app, { settings, services }) => {
  const { mediaBase } = settings;

  app.get(
    '/payment/history',
    {
      onRequest: requireToken,
      schema: {
        tags: ['payment'],
        security,
        operationId: 'getPaymentHistory',
        summary: 'What a person paid',
        response: { 200: Results(Type.Array(PaymentWire)), ...refusals(401) },
      },
    },
    async (request) => {
      const views = await getPaymentHistory(services, actorOf(request));
      return results(views.map((view) => presentPayment(view, receiptUrl(settings, services, view.order))));
    },
  );

  app.get(
    '/payment/:id/receipt',
    {
      // The address may hold a pass, which is nobody's business.
      logLevel: 'warn',
      schema: {
        tags: ['payment'],
        operationId: 'getReceipt',
        summary: 'A receipt, as a page to be printed',
        params: IdParams,
        querystring: ReceiptQuery,
        response: { 200: Page, ...refusals(400, 401, 403, 404) },
      },
    },
    async ({ user, params, query }, reply) => {
      const page = await getReceipt(services, user, params.id, query.key);
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', page.contentSecurityPolicy)
        .send(page.html);
    },
  );

  app.get(
    '/course-purchase/purchased/:id',
    {
      onRequest: requireUser,
      schema: {
        tags: ['payment'],
        security,
        operationId: 'getPurchases',
        summary: 'Courses that a person enrolled in',
        params: IdParams,
        response: { 200: Results(Type.Array(PurchaseWire)), ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      ownId(userOf(request), request.params.id);
      const rows = await getPurchases(services, actorOf(request));
      const ids = [...new Set(rows.map(({ enrolment }) => enrolment.courseId))];
      const cards = new Map(
        (await courseCards(services.db, ids, { mediaBase, contacts: true })).map((card) => [card.id, card]),
      );
      return results(
        rows.flatMap((row) => {
          const card = cards.get(row.enrolment.courseId);
          return card ? [presentPurchase(card, row)] : [];
        }),
      );
    },
  );
};
