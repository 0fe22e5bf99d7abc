import { Type } from 'typebox';
import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { eachPresented } from '../../platform/http/each-presented';
import { operations } from '../../platform/http/operation';
import { presentEntry } from './present';
import { LeftAnswer, WaitingBody, WaitingEntryWire, WaitingParams, waitingSpellings } from './schema';
import { getWaitingList, joinWaitingList, leaveWaitingList } from './service';

/** Waiting for a seat in a full batch. */
export const waitingListRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'waiting list');
  clearAnswersOnChange(app);

  operation('getWaitingList', 'GET /waiting-list', {
    summary: 'Batches that the caller waits for, offers first',
    caller: 'user',
    answer: Type.Array(WaitingEntryWire),
    handler: async ({ context }) => eachPresented(context, await getWaitingList(context), presentEntry),
  });

  operation('joinWaitingList', 'POST /waiting-list', {
    summary: 'Wait for a seat in a full batch',
    caller: 'user',
    perMinute: 60,
    spellings: waitingSpellings,
    body: WaitingBody,
    answer: WaitingEntryWire,
    refuses: [403, 404, 409],
    handler: async ({ context, body }) => presentEntry(await joinWaitingList(context, body)),
  });

  operation('leaveWaitingList', 'DELETE /waiting-list/:batch_id', {
    summary: 'Leave a waiting list, or decline the offer of a seat',
    caller: 'user',
    perMinute: 60,
    params: WaitingParams,
    answer: LeftAnswer,
    handler: async ({ context, params }) => {
      await leaveWaitingList(context, params);
      return params;
    },
  });
};
