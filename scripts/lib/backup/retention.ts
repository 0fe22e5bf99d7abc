import type { KeptBackups } from '@kaksha/api/platform/settings/backup-settings';
import { dayMs } from '@kaksha/domain/time-units';

export interface StoredBackup {
  name: string;
  /** Null for one whose files are not complete. */
  createdAt: Date | null;
  /** Whether it was restored and compared. */
  isVerified: boolean;
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const monthOf = (date: Date) => date.toISOString().slice(0, 7);
/** The Monday of the week. */
const weekOf = (date: Date) => dayOf(new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * dayMs));

/**
 * The backups to remove. Of the verified ones the last of each of so many days, weeks and months stays, counted by those
 * that have one. Of the others the newest stays until a newer one is verified.
 */
export function expiredBackups<Backup extends StoredBackup>(
  backups: readonly Backup[],
  { daily, weekly, monthly }: KeptBackups,
): Backup[] {
  const dated = backups.flatMap((backup) => (backup.createdAt ? [{ backup, at: backup.createdAt }] : []));
  const newestFirst = dated.sort((a, b) => b.at.getTime() - a.at.getTime());
  const kept = new Set<Backup>();
  const newest = newestFirst[0]?.backup;
  if (newest) kept.add(newest);
  const verified = newestFirst.filter(({ backup }) => backup.isVerified);
  for (const [periodOf, count] of [
    [dayOf, daily],
    [weekOf, weekly],
    [monthOf, monthly],
  ] as const) {
    const periods = new Set<string>();
    for (const { backup, at } of verified) {
      const period = periodOf(at);
      if (periods.has(period)) continue;
      if (periods.size === count) break;
      periods.add(period);
      kept.add(backup);
    }
  }
  return backups.filter((backup) => !kept.has(backup));
}
