import type { Recording } from '../../../platform/meeting-providers/provider';
import type { RecordingWire, RoomWire } from './schema';
import type { Room } from './service';

export const presentRoom = ({ batchId, isRunning }: Room): RoomWire => ({ batch_id: batchId, is_running: isRunning });

export const presentRecording = ({ sessionDay, startedAt, minutes, url }: Recording): RecordingWire => ({
  session_day: sessionDay,
  started_at: startedAt.toISOString(),
  minutes,
  url,
});
