import { Type } from 'typebox';
import type { ApiModule } from '../../../platform/http/api-module';
import { eachPresented } from '../../../platform/http/each-presented';
import { operations } from '../../../platform/http/operation';
import { IdParams } from '../../../platform/http/wire';
import { presentBatchChange } from './present';
import { AnswerBody, BatchChangeWire } from './schema';
import { answerBatchChange, getBatchChanges } from './service';

/** Moved batches that their learners accept or leave. */
export const batchChangeRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'timings');
  operation('getBatchChanges', 'GET /batch-changes', {
    summary: "The caller's moved batches that wait for an answer",
    caller: 'user',
    answer: Type.Array(BatchChangeWire),
    handler: async ({ context }) => eachPresented(context, await getBatchChanges(context), presentBatchChange),
  });

  operation('answerBatchChange', 'POST /batch-changes/:id/answer', {
    summary: 'Accept a moved batch, or take the full refund until the next session',
    caller: 'user',
    perMinute: 60,
    params: IdParams,
    body: AnswerBody,
    refuses: [409],
    handler: ({ context, params, body }) => answerBatchChange(context, { id: params.id, answer: body.answer }),
  });
};
