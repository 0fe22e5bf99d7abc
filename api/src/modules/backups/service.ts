import { findBackupRuns, findLastGoodBackup } from '../../platform/backups/repo';
import type { UserContext } from '../../platform/context/context';
import { forbidden } from '../../platform/http/api-error';
import { mayReadBackups } from './policy';
import { maxRuns } from './schema';

/** The last runs of backups by schedule. @throws ApiError FORBIDDEN (403) */
export async function getBackups({ db, principal, settings }: UserContext) {
  if (!mayReadBackups(principal)) throw forbidden();
  const [runs, lastGood] = await Promise.all([findBackupRuns(db, maxRuns), findLastGoodBackup(db)]);
  return { isScheduled: settings.backup !== null, lastGood: lastGood?.finishedAt ?? null, runs };
}
