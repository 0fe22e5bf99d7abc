import { type Static, Type } from 'typebox';
import { Id, nullable, utcTime } from '../../../platform/http/wire';

export const RoomParams = Type.Object({ batch_id: Id });

export const RecordingWire = Type.Object(
  {
    session_day: Type.String({ description: 'Day of the session in the timetable' }),
    started_at: utcTime('Start'),
    minutes: nullable(Type.Integer()),
    url: Type.String({ description: 'Player of the meeting server' }),
  },
  { title: 'RoomRecording' },
);
export type RecordingWire = Static<typeof RecordingWire>;

export const RoomWire = Type.Object(
  { batch_id: Type.Integer(), is_running: Type.Boolean({ description: 'Whether someone is in the meeting' }) },
  { title: 'Room' },
);
export type RoomWire = Static<typeof RoomWire>;
