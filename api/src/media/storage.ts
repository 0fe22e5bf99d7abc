import { mkdir, open, opendir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where picture files live. Names are made by the server: letters, digits, `-` and one dot. */
export interface PictureStorage {
  /** A file that is there already is as young as a new one from now on. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** The file's bytes and how many they are; null when there is no such file. */
  read(name: string): Promise<{ stream: Readable; size: number } | null>;
  /** Does nothing when there is no such file, and when it is not older than that. */
  remove(name: string, olderThan?: Date): Promise<void>;
  /** Names of the files that are older than that, and of what a write that was cut short left; some at a time. */
  list(olderThan: Date): AsyncIterable<string[]>;
}

const safeName = /^[a-z0-9]+-\d+\.(?:avif|webp)$/;
const draftName = /^[a-z0-9]+-\d+\.(?:avif|webp)\.\d+\.part$/;
/** How many names are handed out together. */
const listed = 500;

export function isPictureFile(name: string): boolean {
  return safeName.test(name);
}

/** Keeps pictures in a folder, which is made when the first one arrives. */
export function createDiskStorage(folder: string): PictureStorage {
  return {
    async write(name, bytes) {
      if (!isPictureFile(name)) throw new Error(`storage: ${name} is not a picture's name`);
      const path = join(folder, name);
      if (await touch(path)) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // written beside and renamed, so that a reader never meets half a file
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

/** Makes a file young again; false when there is none. */
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
