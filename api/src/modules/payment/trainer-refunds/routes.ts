import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { IdParams } from '../../../platform/http/wire';
import { presentPaidEnrolment } from './present';
import { PaidEnrolmentWire, TrainerRefundBody } from './schema';
import { getPaidEnrolment, refundLearner } from './service';

/** Refunds that the trainer of a course decides. */
export const trainerRefundRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'payment');
  operation('getPaidEnrolment', 'GET /enrollments/:id/refunds', {
    summary: "For the trainer: a learner's payment and its refunds",
    caller: 'user',
    params: IdParams,
    answer: PaidEnrolmentWire,
    refuses: [403],
    handler: async ({ context, params }) => {
      const enrolmentId = params.id;
      return presentPaidEnrolment(context, enrolmentId, await getPaidEnrolment(context, { enrolmentId }));
    },
  });

  operation('refundLearner', 'POST /enrollments/:id/refunds', {
    summary: 'For the trainer: refund a learner in full or in part',
    caller: 'user',
    perMinute: 60,
    confirmation: 'always',
    params: IdParams,
    body: TrainerRefundBody,
    answer: PaidEnrolmentWire,
    refuses: [409],
    handler: async ({ context, params, body }) => {
      const { amount, reason, refundable } = body;
      const enrolmentId = params.id;
      const input = { enrolmentId, amountMinor: amount, reason: reason.trim(), refundable };
      return presentPaidEnrolment(context, enrolmentId, await refundLearner(context, input));
    },
  });
};
