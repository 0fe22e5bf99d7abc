import { rm } from 'node:fs/promises';
import type { BackupSettings } from '@kaksha/api/platform/settings/backup-settings';
import { openDestination } from './destination';

/**
 * Decrypts a backup by schedule into a new folder, for `restore`.
 * @param name  `latest` for the last one that was restored and compared
 * @returns its name
 */
export async function fetchBackup(settings: BackupSettings, name: string, folder: string): Promise<string> {
  const destination = openDestination(settings);
  const good = (await destination.list()).filter(({ isVerified, createdAt }) => isVerified && createdAt);
  const found = name === 'latest' ? good.at(-1)?.name : name;
  if (!found) throw new Error('There is no backup at BACKUP_URL that was restored and compared. Name another one.');
  await rm(folder, { recursive: true, force: true });
  await destination.fetch(found, folder);
  return found;
}
