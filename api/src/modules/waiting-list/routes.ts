import { userContextOf } from '../../platform/context/context';
import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { requireUser } from '../../platform/http/authentication';
import { eachPresented } from '../../platform/http/each-presented';
import { resolveAliases } from '../../platform/http/field-aliases';
import { perMinute } from '../../platform/http/rate-limit';
import { refusals, results } from '../../platform/http/wire';
import { presentEntry } from './present';
import { LeftAnswer, WaitingAnswer, WaitingBody, WaitingEntries, WaitingParams, waitingSpellings } from './schema';
import { getWaitingList, joinWaitingList, leaveWaitingList } from './service';

const common = { tags: ['waiting list'], security: [{ token: [] }] };
const config = { rateLimit: perMinute(60) };

/** Waiting for a seat in a full batch. */
export const waitingListRoutes: ApiModule = async (app) => {
  clearAnswersOnChange(app);

  app.get(
    '/waiting-list',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'getWaitingList',
        summary: 'Batches that the caller waits for, offers first',
        response: { 200: WaitingEntries, ...refusals(401) },
      },
    },
    async (request) => results(eachPresented(request, await getWaitingList(userContextOf(request)), presentEntry)),
  );

  app.post(
    '/waiting-list',
    {
      config,
      onRequest: requireUser,
      preValidation: resolveAliases(waitingSpellings),
      schema: {
        ...common,
        operationId: 'joinWaitingList',
        summary: 'Wait for a seat in a full batch',
        body: WaitingBody,
        response: { 200: WaitingAnswer, ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request) =>
      results(presentEntry(await joinWaitingList(userContextOf(request), { batchId: request.body.batch_id }))),
  );

  app.delete(
    '/waiting-list/:batch_id',
    {
      config,
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'leaveWaitingList',
        summary: 'Leave a waiting list, or decline the offer of a seat',
        params: WaitingParams,
        response: { 200: LeftAnswer, ...refusals(400, 401, 404, 429) },
      },
    },
    async (request) => {
      const batchId = request.params.batch_id;
      await leaveWaitingList(userContextOf(request), { batchId });
      return results({ batch_id: batchId });
    },
  );
};
