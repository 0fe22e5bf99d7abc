import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from './database';
import type { EmbeddedSettings } from './embedded';
import { openPostgres, type PostgresSettings } from './postgres';

export type DatabaseSettings = EmbeddedSettings | PostgresSettings;

/**
 * Opens the database and applies migrations.
 * @throws FolderInUseError when another process has the folder open
 */
export async function openDatabase(settings: DatabaseSettings, log?: FastifyBaseLogger): Promise<OpenDatabase> {
  if (settings.kind === 'postgresql') return openPostgres(settings, log);
  // The embedded database is a tenth of a second of the start.
  const { openEmbedded } = await import('./embedded');
  return openEmbedded(settings);
}
