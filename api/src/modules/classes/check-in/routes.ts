import { userContextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireUser } from '../../../platform/http/authentication';
import { perMinute } from '../../../platform/http/rate-limit';
import { refusals, results } from '../../../platform/http/wire';
import { presentCheckInList, presentOutcome, presentTicket } from './present';
import { CheckInListAnswer, CheckInParams, CheckInsAnswer, CheckInsBody, TicketAnswer } from './schema';
import { getCheckInList, getTicket, recordCheckIns } from './service';

const common = { tags: ['classes'], security: [{ token: [] }], params: CheckInParams };
const config = { rateLimit: perMinute(120) };

/** Learners of classroom batches show a ticket, and the staff of the batch checks them in. */
export const checkInRoutes: ApiModule = async (app) => {
  app.get(
    '/classes/:batch_id/ticket',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'getTicket',
        summary: "The ticket of the caller's seat in a classroom batch",
        response: { 200: TicketAnswer, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) =>
      results(presentTicket(await getTicket(userContextOf(request), { batchId: request.params.batch_id }))),
  );

  app.get(
    '/classes/:batch_id/check-in',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'getCheckInList',
        summary: 'Sessions, seats and arrivals of a classroom batch, for its trainer',
        response: { 200: CheckInListAnswer, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) =>
      results(presentCheckInList(await getCheckInList(userContextOf(request), { batchId: request.params.batch_id }))),
  );

  app.post(
    '/classes/:batch_id/check-ins',
    {
      config,
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'recordCheckIns',
        summary: 'Check learners in, also later than it happened; sending a check-in again changes nothing',
        body: CheckInsBody,
        response: { 200: CheckInsAnswer, ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const checkIns = request.body.check_ins.map(({ id, session_day: sessionDay, at, ticket, user_id, undo }) => ({
        id,
        sessionDay,
        at: new Date(at),
        undo: undo ?? false,
        ...(ticket !== undefined && { ticket }),
        ...(user_id !== undefined && { userId: user_id }),
      }));
      const input = { batchId: request.params.batch_id, checkIns };
      return results((await recordCheckIns(userContextOf(request), input)).map(presentOutcome));
    },
  );
};
