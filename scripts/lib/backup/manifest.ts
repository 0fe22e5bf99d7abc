import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isRecord } from '@kaksha/domain/typed';

const manifestFile = 'manifest.json';

export interface Manifest {
  /** Of this layout. */
  version: 1;
  createdAt: string;
  database: 'postgresql' | 'embedded';
  /** Number of rows by table; empty for the embedded database, whose files are saved. */
  rows: Record<string, number>;
  /** Sum of the hashes of the rows by table; missing for files of a stopped site, and in earlier versions. */
  checksums?: Record<string, string>;
  /** Every other file of the backup, by its path. */
  files: Record<string, { bytes: number; sha256: string }>;
}

function isManifest(value: unknown): value is Manifest {
  return (
    isRecord(value) &&
    value.version === 1 &&
    (value.database === 'postgresql' || value.database === 'embedded') &&
    isRecord(value.rows) &&
    isRecord(value.files)
  );
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Paths of all files below the folder, without the manifest. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => path !== manifestFile)
    .sort();
}

/** Lists the files of a backup with their hashes, and writes the list beside them. */
export async function writeManifest(
  folder: string,
  facts: Pick<Manifest, 'createdAt' | 'database' | 'rows' | 'checksums'>,
): Promise<Manifest> {
  const files: Manifest['files'] = {};
  for (const path of await filesIn(folder)) {
    const full = join(folder, path);
    files[path] = { bytes: (await stat(full)).size, sha256: await hashOf(full) };
  }
  const manifest: Manifest = { version: 1, ...facts, files };
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
  return manifest;
}

/** @throws Error when the folder is not a backup, or a file is missing, added or changed */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => {
    throw new Error(`${folder} is no backup: it has no ${manifestFile}.`);
  });
  const manifest: unknown = JSON.parse(text);
  if (!isManifest(manifest)) throw new Error(`${join(folder, manifestFile)} is of another version.`);
  const expected = Object.keys(manifest.files).sort();
  const found = await filesIn(folder);
  if (expected.join('\n') !== found.join('\n'))
    throw new Error('The backup is incomplete: its files are not those of its list.');
  for (const [path, { sha256 }] of Object.entries(manifest.files)) {
    if ((await hashOf(join(folder, path))) !== sha256) throw new Error(`The backup is damaged: ${path} has changed.`);
  }
  return manifest;
}
