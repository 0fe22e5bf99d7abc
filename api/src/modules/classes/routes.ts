import type { ApiModule } from '../../platform/http/api-module';
import { answerSave } from '../../platform/http/edit-conflict';
import { operations } from '../../platform/http/operation';
import { presentMeeting } from './present';
import { ClassParams, JoinWire, MeetingBody, MeetingWire } from './schema';
import { getMeeting, joinClass, setMeeting } from './service';

/** The meeting of a batch: its trainer sets the link, and those who have a seat join. */
export const classRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'classes');
  operation('getMeeting', 'GET /classes/:batch_id/meeting', {
    summary: 'The meeting link of a batch, for its trainer',
    caller: 'user',
    params: ClassParams,
    answer: MeetingWire,
    refuses: [403],
    handler: async ({ context, params }) => presentMeeting(await getMeeting(context, params)),
  });

  operation('setMeeting', 'PUT /classes/:batch_id/meeting', {
    summary: 'Set or remove the meeting link of a batch',
    caller: 'user',
    perMinute: 60,
    params: ClassParams,
    body: MeetingBody,
    answer: MeetingWire,
    refuses: [403],
    conflict: MeetingWire,
    handler: ({ context, params, body }) => {
      const input = { ...params, ...body };
      return answerSave(setMeeting(context, input), presentMeeting);
    },
  });

  operation('joinClass', 'POST /classes/:batch_id/join', {
    summary: 'Join the class that takes place now or begins within 15 minutes',
    caller: 'user',
    perMinute: 60,
    params: ClassParams,
    answer: JoinWire,
    refuses: [403, 409, 502],
    handler: ({ context, params }) => joinClass(context, params),
  });
};
