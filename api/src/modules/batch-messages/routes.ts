import { Type } from 'typebox';
import type { ApiModule } from '../../platform/http/api-module';
import { eachPresented } from '../../platform/http/each-presented';
import { operations } from '../../platform/http/operation';
import { presentMessage } from './present';
import { BatchMessageWire, BatchParams, MessageBody } from './schema';
import { getBatchMessages, getClassMessages, messageBatch } from './service';

/** Messages of a trainer to the learners of a batch. */
export const batchMessageRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'classes');
  operation('messageBatch', 'POST /classes/:batch_id/messages', {
    summary: 'Write to all learners of a batch, or to chosen ones',
    caller: 'user',
    perMinute: 20,
    params: BatchParams,
    body: MessageBody,
    answer: BatchMessageWire,
    refuses: [403, 409],
    handler: async ({ context, params, body }) => {
      const input = { ...params, ...body };
      return presentMessage(await messageBatch(context, input));
    },
  });

  operation('getBatchMessages', 'GET /classes/:batch_id/messages', {
    summary: 'The messages to a batch, for its trainer; those to the caller, for its learners',
    caller: 'user',
    params: BatchParams,
    answer: Type.Array(BatchMessageWire),
    refuses: [403],
    handler: async ({ context, params }) => {
      const rows = await getBatchMessages(context, params);
      return eachPresented(context, rows, presentMessage);
    },
  });

  operation('getClassMessages', 'GET /class-messages', {
    summary: 'The messages to the caller in all batches in which the caller has a seat',
    caller: 'user',
    answer: Type.Array(BatchMessageWire),
    handler: async ({ context }) => eachPresented(context, await getClassMessages(context), presentMessage),
  });
};
