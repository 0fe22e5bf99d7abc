import { Type } from 'typebox';
import type { ApiModule } from '../../../platform/http/api-module';
import { eachPresented } from '../../../platform/http/each-presented';
import { operations } from '../../../platform/http/operation';
import { presentRecording, presentRoom } from './present';
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
    handler: async ({ context, params }) => {
      const found = await getRecordings(context, { batchId: params.batch_id });
      return eachPresented(context, found, presentRecording);
    },
  });

  operation('getRoom', 'GET /classes/:batch_id/room', {
    summary: 'Whether the meeting that the site made for the class of now runs, for its trainer',
    caller: 'user',
    perMinute: 60,
    params: RoomParams,
    answer: RoomWire,
    refuses: [403, 409, 502],
    handler: async ({ context, params }) => presentRoom(await getRoom(context, { batchId: params.batch_id })),
  });

  operation('endMeeting', 'POST /classes/:batch_id/end', {
    summary: 'End the meeting that the site made for the class of now, for everybody',
    caller: 'user',
    perMinute: 60,
    params: RoomParams,
    answer: RoomWire,
    refuses: [403, 409, 502],
    handler: async ({ context, params }) => presentRoom(await endMeeting(context, { batchId: params.batch_id })),
  });
};
