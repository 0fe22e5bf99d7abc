import { findLastGoodBackup } from '@kaksha/api/platform/backups/repo';
import type { ScheduledJob } from '@kaksha/api/platform/jobs/job';
import type { Settings } from '@kaksha/api/platform/settings/settings';
import type { ReleaseStore } from '@kaksha/release/store';
import { runBackup } from './run-backup';
import { isBackupDue } from './schedule';

/** The job that makes backups at the hours of the settings; none without a destination or hours. */
export function backupJobs({ backup }: Settings, store: ReleaseStore): ScheduledJob[] {
  if (!backup || backup.hours.length === 0) return [];
  return [
    {
      name: 'back-up',
      cron: `0 ${backup.hours.join(',')} * * *`,
      // Uploads on a slow line.
      expireInSeconds: 6 * 3600,
      async run({ db, settings, clock, log }) {
        const last = await findLastGoodBackup(db);
        // Each start of a worker runs the job too.
        if (!isBackupDue(backup.hours, clock.now(), last?.startedAt ?? null)) return;
        const result = await runBackup({ settings: { ...settings, backup }, store, db, now: () => clock.now() });
        log.info({ ...result, removed: result.removed.length }, 'backup stored, restored and compared');
      },
    },
  ];
}
