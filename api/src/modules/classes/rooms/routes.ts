import { userContextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireUser } from '../../../platform/http/authentication';
import { eachPresented } from '../../../platform/http/each-presented';
import { perMinute } from '../../../platform/http/rate-limit';
import { refusals, results } from '../../../platform/http/wire';
import { presentRecording, presentRoom } from './present';
import { RecordingsAnswer, RoomAnswer, RoomParams } from './schema';
import { endMeeting, getRecordings, getRoom } from './service';

const common = { tags: ['classes'], security: [{ token: [] }], params: RoomParams };
const config = { rateLimit: perMinute(60) };

/** Meetings that the site makes for classes without a link. */
export const roomRoutes: ApiModule = async (app) => {
  app.get(
    '/classes/:batch_id/recordings',
    {
      config,
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'getRecordings',
        summary: 'The recordings of the meetings that the site made for a batch, for its trainer and its learners',
        response: { 200: RecordingsAnswer, ...refusals(400, 401, 403, 404, 429, 502) },
      },
    },
    async (request) => {
      const found = await getRecordings(userContextOf(request), { batchId: request.params.batch_id });
      return results(eachPresented(request, found, presentRecording));
    },
  );

  app.get(
    '/classes/:batch_id/room',
    {
      config,
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'getRoom',
        summary: 'Whether the meeting that the site made for the class of now runs, for its trainer',
        response: { 200: RoomAnswer, ...refusals(400, 401, 403, 404, 409, 429, 502) },
      },
    },
    async (request) =>
      results(presentRoom(await getRoom(userContextOf(request), { batchId: request.params.batch_id }))),
  );

  app.post(
    '/classes/:batch_id/end',
    {
      config,
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'endMeeting',
        summary: 'End the meeting that the site made for the class of now, for everybody',
        response: { 200: RoomAnswer, ...refusals(400, 401, 403, 404, 409, 429, 502) },
      },
    },
    async (request) =>
      results(presentRoom(await endMeeting(userContextOf(request), { batchId: request.params.batch_id }))),
  );
};
