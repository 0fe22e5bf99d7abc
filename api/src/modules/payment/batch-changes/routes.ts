import { userContextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireUser } from '../../../platform/http/authentication';
import { eachPresented } from '../../../platform/http/each-presented';
import { perMinute } from '../../../platform/http/rate-limit';
import { Done, done, IdParams, refusals, results } from '../../../platform/http/wire';
import { presentBatchChange } from './present';
import { AnswerBody, BatchChangesAnswer } from './schema';
import { answerBatchChange, getBatchChanges } from './service';

const common = { tags: ['timings'], security: [{ token: [] }] };

/** Moved batches that their learners accept or leave. */
export const batchChangeRoutes: ApiModule = async (app) => {
  app.get(
    '/batch-changes',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'getBatchChanges',
        summary: "The caller's moved batches that wait for an answer",
        response: { 200: BatchChangesAnswer, ...refusals(401) },
      },
    },
    async (request) =>
      results(eachPresented(request, await getBatchChanges(userContextOf(request)), presentBatchChange)),
  );

  app.post(
    '/batch-changes/:id/answer',
    {
      onRequest: requireUser,
      config: { rateLimit: perMinute(60) },
      schema: {
        ...common,
        operationId: 'answerBatchChange',
        summary: 'Accept a moved batch, or take the full refund until the next session',
        params: IdParams,
        body: AnswerBody,
        response: { 200: Done, ...refusals(400, 401, 404, 409, 429) },
      },
    },
    async (request) => {
      await answerBatchChange(userContextOf(request), { id: request.params.id, answer: request.body.answer });
      return done();
    },
  );
};
