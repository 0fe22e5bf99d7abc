import { userContextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { requireUser } from '../../platform/http/authentication';
import { answerSave } from '../../platform/http/edit-conflict';
import { perMinute } from '../../platform/http/rate-limit';
import { conflictWith, refusals, results } from '../../platform/http/wire';
import { presentJoined, presentMeeting } from './present';
import { ClassParams, JoinAnswer, MeetingAnswer, MeetingBody, MeetingWire } from './schema';
import { getMeeting, joinClass, setMeeting } from './service';

const common = { tags: ['classes'], security: [{ token: [] }], params: ClassParams };
const config = { rateLimit: perMinute(60) };

/** The meeting of a batch: its trainer sets the link, and those who have a seat join. */
export const classRoutes: ApiModule = async (app) => {
  app.get(
    '/classes/:batch_id/meeting',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'getMeeting',
        summary: 'The meeting link of a batch, for its trainer',
        response: { 200: MeetingAnswer, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) =>
      results(presentMeeting(await getMeeting(userContextOf(request), { batchId: request.params.batch_id }))),
  );

  app.put(
    '/classes/:batch_id/meeting',
    {
      config,
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'setMeeting',
        summary: 'Set or remove the meeting link of a batch',
        body: MeetingBody,
        response: { 200: MeetingAnswer, ...refusals(400, 401, 403, 404, 429), ...conflictWith(MeetingWire) },
      },
    },
    async (request) => {
      const input = { batchId: request.params.batch_id, ...request.body };
      return answerSave(setMeeting(userContextOf(request), input), presentMeeting);
    },
  );

  app.post(
    '/classes/:batch_id/join',
    {
      config,
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'joinClass',
        summary: 'Join the class that takes place now or begins within 15 minutes',
        response: { 200: JoinAnswer, ...refusals(400, 401, 403, 404, 409, 429, 502) },
      },
    },
    async (request) =>
      results(presentJoined(await joinClass(userContextOf(request), { batchId: request.params.batch_id }))),
  );
};
