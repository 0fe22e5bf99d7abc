import { deleteOldTelemetry as run } from '../modules/telemetry/service';
import { type Job, minuteMs } from './job';

/** Deletes telemetry events after their retention period. */
export const deleteOldTelemetry: Job = {
  name: 'delete-old-telemetry',
  everyMs: 5 * minuteMs,
  run,
};
