import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodeOf } from '@kaksha/domain/typed';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { facts } from '../database/schema/platform';

const factName = 'uploads-folder';
const markerName = '.kaksha-folder';

/**
 * Makes sure that all processes of one database store their pictures in one folder. The first process records the id of
 * its folder in the database; the id is kept in a file of the folder.
 * @throws Error when this folder is another one: its pictures would be missing on the other machines
 */
export async function requireSharedFolder(db: Database, folder: string): Promise<void> {
  const marker = join(folder, markerName);
  const id = await idOf(folder, marker);
  await db.insert(facts).values({ name: factName, value: id }).onConflictDoNothing();
  const [stored] = await db.select({ value: facts.value }).from(facts).where(eq(facts.name, factName));
  if (stored?.value === id) return;
  throw new Error(
    [
      `The pictures of this database are in another folder than ${folder}.`,
      'Set STORAGE_URL to a bucket, or share one DATA_DIR between all processes of the site.',
      `If this folder is the right one, for example after a restore, write ${stored?.value} to ${marker}.`,
    ].join('\n'),
  );
}

/** The id in the marker file, which is created when it is missing. */
async function idOf(folder: string, marker: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const id = randomUUID();
  const draft = `${marker}.${id}`;
  await writeFile(draft, id);
  // Processes may start together: the first link counts, and no process reads half a file.
  await link(draft, marker).catch((error: unknown) => {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  });
  await unlink(draft);
  return (await readFile(marker, 'utf8')).trim();
}
