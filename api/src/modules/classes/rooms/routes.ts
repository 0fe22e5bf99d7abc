import { Type } from 'typebox';
import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { RecordingWire, RoomParams, RoomWire } from './schema';
import { endMeeting, getRecordings, getRoom } from './service';

/** Meetings that the site makes for classes without a link. */
export const roomRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'classes');
  operation('getRecordings', 'GET /classes/:batch_id/recordings', {
    summary: 'The recordings of the meetings that the site made for a batch, for its trainer and its learners',
    caller: 'user',
    perMinute: 60,
    params: RoomParams,
    answer: Type.Array(RecordingWire),
    refuses: [403, 502],
    handler: ({ context, params }) => getRecordings(context, params),
  });

  operation('getRoom', 'GET /classes/:batch_id/room', {
    summary: 'Whether the meeting that the site made for the class of now runs, for its trainer',
    caller: 'user',
    perMinute: 60,
    params: RoomParams,
    answer: RoomWire,
    refuses: [403, 409, 502],
    handler: ({ context, params }) => getRoom(context, params),
  });

  operation('endMeeting', 'POST /classes/:batch_id/end', {
    summary: 'End the meeting that the site made for the class of now, for everybody',
    caller: 'user',
    perMinute: 60,
    params: RoomParams,
    answer: RoomWire,
    refuses: [403, 409, 502],
    handler: ({ context, params }) => endMeeting(context, params),
  });
};
