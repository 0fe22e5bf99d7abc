import { clearAnswersOnChange } from '../../../platform/http/anonymous-cache';
import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { IdParams } from '../../../platform/http/wire';
import { ChangeBody, ChangedAnswer, changeSpellings, GivenBackAnswer } from './schema';
import { giveBackSeat, moveSeat } from './service';

/** Actions of learners on their seats. */
export const enrolmentRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'payment');
  clearAnswersOnChange(app);

  operation('moveSeat', 'POST /enrollments/:id/batch', {
    summary: 'Move a seat to another batch of the same course',
    caller: 'user',
    perMinute: 60,
    spellings: changeSpellings,
    params: IdParams,
    body: ChangeBody,
    answer: ChangedAnswer,
    refuses: [409],
    handler: async ({ context, params, body }) => {
      const enrolmentId = params.id;
      const { batchId } = body;
      await moveSeat(context, { enrolmentId, batchId });
      return { enrolmentId, batchId };
    },
  });

  operation('giveBackSeat', 'DELETE /enrollments/:id', {
    summary: 'Give back a seat of a free course',
    caller: 'user',
    perMinute: 60,
    params: IdParams,
    answer: GivenBackAnswer,
    refuses: [409],
    handler: async ({ context, params }) => {
      await giveBackSeat(context, { enrolmentId: params.id });
      return { enrolmentId: params.id };
    },
  });
};
