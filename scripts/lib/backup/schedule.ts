import { dayMs, hourMs } from '@kaksha/domain/time-units';

/** Whether an hour of a backup has come since the last good one began. @param hours  of the day, in UTC */
export function isBackupDue(hours: readonly number[], now: Date, lastBegan: Date | null): boolean {
  if (!lastBegan) return true;
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const times = hours.flatMap((hour) => [today + hour * hourMs, today - dayMs + hour * hourMs]);
  return Math.max(...times.filter((time) => time <= now.getTime())) > lastBegan.getTime();
}
