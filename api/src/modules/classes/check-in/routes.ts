import { Type } from 'typebox';
import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { presentCheckInList, presentOutcome } from './present';
import { CheckInListWire, CheckInOutcomeWire, CheckInParams, CheckInsBody, TicketWire } from './schema';
import { getCheckInList, getTicket, recordCheckIns } from './service';

/** Learners of classroom batches show a ticket, and the staff of the batch checks them in. */
export const checkInRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'classes');
  operation('getTicket', 'GET /classes/:batch_id/ticket', {
    summary: "The ticket of the caller's seat in a classroom batch",
    caller: 'user',
    params: CheckInParams,
    answer: TicketWire,
    refuses: [403, 409],
    handler: ({ context, params }) => getTicket(context, params),
  });

  operation('getCheckInList', 'GET /classes/:batch_id/check-in', {
    summary: 'Sessions, seats and arrivals of a classroom batch, for its trainer',
    caller: 'user',
    params: CheckInParams,
    answer: CheckInListWire,
    refuses: [403, 409],
    handler: async ({ context, params }) => presentCheckInList(await getCheckInList(context, params)),
  });

  operation('recordCheckIns', 'POST /classes/:batch_id/check-ins', {
    summary: 'Check learners in, also later than it happened; sending a check-in again changes nothing',
    caller: 'user',
    params: CheckInParams,
    body: CheckInsBody,
    answer: Type.Array(CheckInOutcomeWire),
    refuses: [403],
    handler: async ({ context, params, body }) => {
      const checkIns = body.checkIns.map((checkIn) => ({ ...checkIn, at: new Date(checkIn.at) }));
      return (await recordCheckIns(context, { ...params, checkIns })).map(presentOutcome);
    },
  });
};
