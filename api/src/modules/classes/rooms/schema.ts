import { Type } from 'typebox';
import { Id, nullable, utcTime } from '../../../platform/http/wire';

export const RoomParams = Type.Object({ batchId: Id });

export const RecordingWire = Type.Object(
  {
    sessionDay: Type.String({ description: 'Day of the session in the timetable' }),
    startedAt: utcTime('Start'),
    minutes: nullable(Type.Integer()),
    url: Type.String({ description: 'Player of the meeting server' }),
  },
  { title: 'RoomRecording' },
);

export const RoomWire = Type.Object(
  { batchId: Type.Integer(), isRunning: Type.Boolean({ description: 'Whether someone is in the meeting' }) },
  { title: 'Room' },
);
