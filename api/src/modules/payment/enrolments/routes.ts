import { userContextOf } from '../../../platform/context/context';
import { clearAnswersOnChange } from '../../../platform/http/anonymous-cache';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireUser } from '../../../platform/http/authentication';
import { resolveAliases } from '../../../platform/http/field-aliases';
import { perMinute } from '../../../platform/http/rate-limit';
import { IdParams, refusals, results } from '../../../platform/http/wire';
import { ChangeBody, ChangedAnswer, changeSpellings, GivenBackAnswer } from './schema';
import { giveBackSeat, moveSeat } from './service';

const common = { tags: ['payment'], security: [{ token: [] }] };
const config = { rateLimit: perMinute(60) };

/** Actions of learners on their seats. */
export const enrolmentRoutes: ApiModule = async (app) => {
  clearAnswersOnChange(app);

  app.post(
    '/enrollments/:id/batch',
    {
      config,
      onRequest: requireUser,
      preValidation: resolveAliases(changeSpellings),
      schema: {
        ...common,
        operationId: 'moveSeat',
        summary: 'Move a seat to another batch of the same course',
        params: IdParams,
        body: ChangeBody,
        response: { 200: ChangedAnswer, ...refusals(400, 401, 404, 409, 429) },
      },
    },
    async (request) => {
      const enrolmentId = request.params.id;
      const { batch_id } = request.body;
      await moveSeat(userContextOf(request), { enrolmentId, batchId: batch_id });
      return results({ enrollment_id: enrolmentId, batch_id });
    },
  );

  app.delete(
    '/enrollments/:id',
    {
      config,
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'giveBackSeat',
        summary: 'Give back a seat of a free course',
        params: IdParams,
        response: { 200: GivenBackAnswer, ...refusals(400, 401, 404, 409, 429) },
      },
    },
    async (request) => {
      await giveBackSeat(userContextOf(request), { enrolmentId: request.params.id });
      return results({ enrollment_id: request.params.id });
    },
  );
};
