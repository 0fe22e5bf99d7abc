import type { OpenDatabase } from './database';
import { type EmbeddedSettings, openEmbedded } from './embedded';
import { openPostgres, type PostgresSettings } from './postgres';

export type DatabaseSettings = EmbeddedSettings | PostgresSettings;

/**
 * Opens the database and applies migrations.
 * @throws FolderInUseError when another process has the folder open
 */
export function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  return settings.kind === 'postgresql' ? openPostgres(settings) : openEmbedded(settings);
}
