import { userContextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { requireUser } from '../../platform/http/authentication';
import { eachPresented } from '../../platform/http/each-presented';
import { perMinute } from '../../platform/http/rate-limit';
import { refusals, results } from '../../platform/http/wire';
import { presentMessage } from './present';
import { BatchParams, MessageAnswer, MessageBody, MessagesAnswer } from './schema';
import { getBatchMessages, getClassMessages, messageBatch } from './service';

const documented = { tags: ['classes'], security: [{ token: [] }] };

/** Messages of a trainer to all learners of a batch. */
export const batchMessageRoutes: ApiModule = async (app) => {
  app.post(
    '/classes/:batch_id/messages',
    {
      onRequest: requireUser,
      config: { rateLimit: perMinute(20) },
      schema: {
        ...documented,
        operationId: 'messageBatch',
        summary: 'Write to all learners of a batch',
        params: BatchParams,
        body: MessageBody,
        response: { 200: MessageAnswer, ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request) => {
      const input = { batchId: request.params.batch_id, ...request.body };
      return results(presentMessage(await messageBatch(userContextOf(request), input)));
    },
  );

  app.get(
    '/classes/:batch_id/messages',
    {
      onRequest: requireUser,
      schema: {
        ...documented,
        operationId: 'getBatchMessages',
        summary: 'The messages to a batch, for its trainer and its learners',
        params: BatchParams,
        response: { 200: MessagesAnswer, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const rows = await getBatchMessages(userContextOf(request), { batchId: request.params.batch_id });
      return results(eachPresented(request, rows, presentMessage));
    },
  );

  app.get(
    '/class-messages',
    {
      onRequest: requireUser,
      schema: {
        ...documented,
        operationId: 'getClassMessages',
        summary: 'The messages to all batches in which the caller has a seat',
        response: { 200: MessagesAnswer, ...refusals(401) },
      },
    },
    async (request) => results(eachPresented(request, await getClassMessages(userContextOf(request)), presentMessage)),
  );
};
