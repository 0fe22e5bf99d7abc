import { deleteOldTelemetry as run } from '../../modules/telemetry/service';
import type { ScheduledJob } from './job';

/** Deletes telemetry events after their retention period. */
export const deleteOldTelemetry: ScheduledJob = {
  name: 'delete-old-telemetry',
  cron: '3-59/5 * * * *',
  run,
};
