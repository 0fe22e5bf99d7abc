import { totalHours } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import { countText } from '@kaksha/domain/count-text';
import { sessionCount } from '@kaksha/domain/timetable';

/** Sessions and hours of a batch, e.g. `30 sessions` and `60 hours`; null while its end is open. */
export function batchTotals(batch: Batch): { sessions: string; hours: string | null } | null {
  const sessions = sessionCount(batch);
  const hours = totalHours(batch);
  if (sessions === null) return null;
  return { sessions: countText(sessions, 'session'), hours: hours === null ? null : countText(hours, 'hour') };
}
