import { readFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { integrityOf } from './build-files';
import { integrityIn, listedFiles, MANIFEST } from './manifest';
import { type FileHash, type Release, ReleaseError } from './types';

/** Files of a folder that are missing, altered or not listed by the manifest. */
export async function differences(
  present: readonly string[],
  release: Release,
  read: (file: string, hash: FileHash) => Promise<Buffer | null>,
): Promise<string[]> {
  const listed = listedFiles(release);
  const unlisted = present.filter((file) => file !== MANIFEST && !listed.has(file));
  const checks = [...listed].map(async ([file, hash]) => {
    const bytes = await read(file, hash);
    return bytes && hasHash(bytes, hash) ? null : file;
  });
  const altered = (await Promise.all(checks)).filter((file) => file !== null);
  return [...altered, ...unlisted.map((file) => `${file} (not in the manifest)`)];
}

/** The length is compared first. */
const hasHash = (bytes: Buffer, { integrity, bytes: length }: FileHash) =>
  bytes.length === length && integrityOf(bytes) === integrity;

/** Everything below a folder that is not a folder, links included. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join(posix.sep))
    .sort();
}

/**
 * Reads a file of a release that code evaluates or a page contains.
 * @param folder  contains the releases as `<folder>/<name>/<version>/`
 * @throws ReleaseError MANIFEST when the release does not list it, ALTERED when it has another hash
 */
export function readVerified(folder: string, release: Release, file: string): string {
  const integrity = integrityIn(release, file);
  const bytes = readFileSync(join(folder, release.name, release.version, file));
  if (integrityOf(bytes) !== integrity) throw altered(release, [file]);
  return bytes.toString();
}

export const altered = ({ name, version }: Pick<Release, 'name' | 'version'>, files: readonly string[]) =>
  new ReleaseError('ALTERED', `${name} ${version}: missing or altered in the store: ${files.join(', ')}`);

/** Files of about thirty releases; others are hashed again. */
const maxVerified = 5000;

/** Adds to a map that drops its oldest entries. */
export function keepNewest<K, V>(map: Map<K, V>, key: K, value: V, maxEntries: number): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= maxEntries) break;
    map.delete(oldest);
  }
}

/** Remembers which local files have the hashes of their manifest, until they change on the disk. */
export class VerifiedFiles {
  private readonly verified = new Map<string, string>();

  /** Hashes every file of a release's folder. @throws ReleaseError ALTERED */
  async checkFolder(folder: string, release: Release): Promise<void> {
    const different = await differences(await filesIn(folder), release, (file, hash) =>
      this.readUnchanged(join(folder, file), hash),
    );
    if (different.length > 0) throw altered(release, different);
  }

  /**
   * Whether a file and its compressed variants have the listed hashes; reads those that changed since the last call.
   */
  async isUnaltered(folder: string, release: Release, file: string): Promise<boolean> {
    const listed = listedFiles(release);
    const hashes = [file, `${file}.br`, `${file}.gz`].flatMap((each) => {
      const hash = listed.get(each);
      return hash ? [{ path: join(folder, each), hash }] : [];
    });
    const checks = hashes.map(async ({ path, hash }) => {
      const mark = await markOf(path);
      if (mark !== null && this.verified.get(path) === `${mark} ${hash.integrity}`) return true;
      const bytes = await this.readUnchanged(path, hash);
      return bytes !== null && hasHash(bytes, hash);
    });
    return Object.hasOwn(release.files, file) && (await Promise.all(checks)).every(Boolean);
  }

  private async readUnchanged(path: string, hash: FileHash): Promise<Buffer | null> {
    const mark = await markOf(path);
    // A file of another size is altered; reading it could fill the memory.
    if (mark === null || !mark.startsWith(`${hash.bytes} `)) return null;
    const bytes = await readFile(path);
    if (hasHash(bytes, hash)) keepNewest(this.verified, path, `${mark} ${hash.integrity}`, maxVerified);
    return bytes;
  }
}

/** Changes with every write to the file. @returns null when there is no such file */
const markOf = (path: string) =>
  stat(path, { bigint: true }).then(
    ({ size, ino, mtimeNs, ctimeNs }) => `${size} ${ino} ${mtimeNs} ${ctimeNs}`,
    () => null,
  );
