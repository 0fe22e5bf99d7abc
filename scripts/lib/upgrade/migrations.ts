import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unexplainedContractions } from '@kaksha/api/platform/database/contractions';
import type { Version } from './installation';

const folderOf = ({ folder }: Version) => join(folder, 'dist/migrations');

/**
 * The old version goes on running on the new schema.
 * @throws Error when a migration that `from` lacks removes or renames something without saying why it may
 */
export function refuseContractions(from: Version, to: Version): void {
  const added = readdirSync(folderOf(to)).filter(
    (file) => file.endsWith('.sql') && !existsSync(join(folderOf(from), file)),
  );
  for (const file of added) {
    const [first] = unexplainedContractions(readFileSync(join(folderOf(to), file), 'utf8'));
    if (first)
      throw new Error(`the migration ${file} is not expand-only, so the old version could not run on: ${first.trim()}`);
  }
}
