import { Type } from 'typebox';
import type { ApiModule } from '../../../platform/http/api-module';
import { eachPresented } from '../../../platform/http/each-presented';
import { operations } from '../../../platform/http/operation';
import { IdParams } from '../../../platform/http/wire';
import { courseCards } from '../../catalogue/courses/service';
import { presentPayment } from '../orders/present';
import { PaymentWire } from '../orders/schema';
import { presentPurchase } from './present';
import { PurchaseWire } from './schema';
import { getPaymentHistory, getPurchases } from './service';

/** The payments of a learner and the courses that they bought. */
export const historyRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'payment');
  operation('getPaymentHistory', 'GET /payment/history', {
    summary: "A user's payments",
    caller: 'user with token',
    answer: Type.Array(PaymentWire),
    handler: async ({ context }) =>
      eachPresented(context, await getPaymentHistory(context), (view) => presentPayment(context, view)),
  });

  operation('getPurchases', 'GET /course-purchase/purchased/:id', {
    summary: 'Courses that a user enrolled in',
    caller: 'user',
    params: IdParams,
    answer: Type.Array(PurchaseWire),
    refuses: [403],
    mayBeMissing: false,
    handler: async ({ context, params }) => {
      const rows = await getPurchases(context, { userId: params.id });
      const ids = [...new Set(rows.map(({ enrolment }) => enrolment.courseId))];
      const cards = new Map((await courseCards(context, ids)).map((card) => [card.id, card]));
      return rows.flatMap((row) => {
        const card = cards.get(row.enrolment.courseId);
        return card ? [presentPurchase(card, row)] : [];
      });
    },
  });
};
