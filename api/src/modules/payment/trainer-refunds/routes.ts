import { userContextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireUser } from '../../../platform/http/authentication';
import { perMinute } from '../../../platform/http/rate-limit';
import { IdParams, Results, refusals, results } from '../../../platform/http/wire';
import { presentPaidEnrolment } from './present';
import { PaidEnrolmentWire, TrainerRefundBody } from './schema';
import { getPaidEnrolment, refundLearner } from './service';

const common = { tags: ['payment'], security: [{ token: [] }] };

/** Refunds that the trainer of a course decides. */
export const trainerRefundRoutes: ApiModule = async (app) => {
  app.get(
    '/enrollments/:id/refunds',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'getPaidEnrolment',
        summary: "For the trainer: a learner's payment and its refunds",
        params: IdParams,
        response: { 200: Results(PaidEnrolmentWire), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const enrolmentId = request.params.id;
      const context = userContextOf(request);
      return results(presentPaidEnrolment(context, enrolmentId, await getPaidEnrolment(context, { enrolmentId })));
    },
  );

  app.post(
    '/enrollments/:id/refunds',
    {
      onRequest: requireUser,
      config: { rateLimit: perMinute(60), confirmation: 'always' },
      schema: {
        ...common,
        operationId: 'refundLearner',
        summary: 'For the trainer: refund a learner in full or in part',
        params: IdParams,
        body: TrainerRefundBody,
        response: { 200: Results(PaidEnrolmentWire), ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request) => {
      const { amount, reason, refundable } = request.body;
      const enrolmentId = request.params.id;
      const input = { enrolmentId, amountMinor: amount, reason: reason.trim(), refundable };
      const context = userContextOf(request);
      return results(presentPaidEnrolment(context, enrolmentId, await refundLearner(context, input)));
    },
  );
};
