import { mkdir, open, opendir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Storage of picture files. The server generates the names: letters, digits, `-` and one dot. */
export interface PictureStorage {
  /** Resets the age of an existing file. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** The bytes of a file and their number; null for a missing file. */
  read(name: string): Promise<{ stream: Readable; size: number } | null>;
  /** Does nothing for a missing file and for one that is not older than `olderThan`. */
  remove(name: string, olderThan?: Date): Promise<void>;
  /** Names of files and drafts that are older than `olderThan`, in groups. */
  list(olderThan: Date): AsyncIterable<string[]>;
}

const safeName = /^[a-z0-9]+-\d+\.(?:avif|webp)$/;
const draftName = /^[a-z0-9]+-\d+\.(?:avif|webp)\.\d+\.part$/;
/** Names per group of `list`. */
const listed = 500;

export function isPictureFile(name: string): boolean {
  return safeName.test(name);
}

/** Stores pictures in a folder, which the first write creates. */
export function createDiskStorage(folder: string): PictureStorage {
  return {
    async write(name, bytes) {
      if (!isPictureFile(name)) throw new Error(`storage: ${name} is not a picture's name`);
      const path = join(folder, name);
      if (await touch(path)) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Written as a draft and renamed, so that readers never see a partial file.
      const draft = `${path}.${process.pid}.part`;
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, path);
    },
    async read(name) {
      if (!isPictureFile(name)) return null;
      try {
        const handle = await open(join(folder, name));
        const { size } = await handle.stat();
        return { stream: handle.createReadStream(), size };
      } catch {
        return null;
      }
    },
    async remove(name, olderThan) {
      const path = join(folder, name);
      if (!isPictureFile(name) && !draftName.test(name)) return;
      if (!olderThan || (await isOlder(path, olderThan))) await rm(path, { force: true });
    },
    async *list(olderThan) {
      const entries = await opendir(folder).catch(() => []);
      let names: string[] = [];
      for await (const { name } of entries) {
        if (!isPictureFile(name) && !draftName.test(name)) continue;
        if (!(await isOlder(join(folder, name), olderThan))) continue;
        names.push(name);
        if (names.length < listed) continue;
        yield names;
        names = [];
      }
      if (names.length > 0) yield names;
    },
  };
}

/** Resets the age of a file; false when it is missing. */
async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
}

async function isOlder(path: string, than: Date): Promise<boolean> {
  return stat(path).then(
    ({ mtime }) => mtime < than,
    () => false,
  );
}
