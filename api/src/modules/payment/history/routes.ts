import { Type } from 'typebox';
import { userContextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireToken, requireUser } from '../../../platform/http/authentication';
import { eachPresented } from '../../../platform/http/each-presented';
import { IdParams, Results, refusals, results } from '../../../platform/http/wire';
import { courseCards } from '../../catalogue/courses/service';
import { presentPayment } from '../orders/present';
import { PaymentWire } from '../orders/schema';
import { presentPurchase } from './present';
import { PurchaseWire } from './schema';
import { getPaymentHistory, getPurchases } from './service';

const documented = { tags: ['payment'], security: [{ token: [] }] };

/** The payments of a learner and the courses that they bought. */
export const historyRoutes: ApiModule = async (app) => {
  app.get(
    '/payment/history',
    {
      onRequest: requireToken,
      schema: {
        ...documented,
        operationId: 'getPaymentHistory',
        summary: "A user's payments",
        response: { 200: Results(Type.Array(PaymentWire)), ...refusals(401) },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      return results(eachPresented(request, await getPaymentHistory(context), (view) => presentPayment(context, view)));
    },
  );

  app.get(
    '/course-purchase/purchased/:id',
    {
      onRequest: requireUser,
      schema: {
        ...documented,
        operationId: 'getPurchases',
        summary: 'Courses that a user enrolled in',
        params: IdParams,
        response: { 200: Results(Type.Array(PurchaseWire)), ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      const rows = await getPurchases(context, { userId: request.params.id });
      const ids = [...new Set(rows.map(({ enrolment }) => enrolment.courseId))];
      const cards = new Map((await courseCards(context, ids)).map((card) => [card.id, card]));
      return results(
        rows.flatMap((row) => {
          const card = cards.get(row.enrolment.courseId);
          return card ? [presentPurchase(card, row)] : [];
        }),
      );
    },
  );
};
