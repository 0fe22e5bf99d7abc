import { mkdir, open, opendir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCodeOf } from '@kaksha/domain/typed';
import { ApiError } from '../http/api-error';

/** Storage of files. The server generates the names: letters, digits, `-` and one dot. */
export interface FileStorage {
  /** Resets the age of an existing file. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** The bytes of a file and their number; null for a missing file. */
  read(name: string): Promise<{ stream: Readable; size: number } | null>;
  /** Does nothing for a missing file and for one that is not older than `olderThan`. */
  remove(name: string, olderThan?: Date): Promise<void>;
  /** Names of files and drafts that are older than `olderThan`, in groups. */
  list(olderThan: Date): AsyncIterable<string[]>;
}

/** Kinds of stored files. The storage reads, writes and lists files with these names only. */
export interface StoredKind {
  /** For error messages. */
  label: string;
  isFile(name: string): boolean;
  /** Headers that a bucket keeps with the file. */
  headersOf(name: string): Readonly<Record<'content-type' | 'cache-control', string>>;
}

const pictureName = /^[a-z0-9]+-\d+\.(?:avif|webp)$/;
const materialName = /^(?:material|document)-[0-9a-f]{32}$/;

export const isPictureFile = (name: string): boolean => pictureName.test(name);

export const storedPictures: StoredKind = {
  label: "a picture's name",
  isFile: isPictureFile,
  headersOf: (name) => ({
    'content-type': `image/${name.slice(name.lastIndexOf('.') + 1)}`,
    'cache-control': 'public, max-age=31536000, immutable',
  }),
};

/** Files for the learners of a batch, and documents of trainers. Their types are in the database. */
export const storedMaterials: StoredKind = {
  label: "a material's name",
  isFile: (name) => materialName.test(name),
  headersOf: () => ({ 'content-type': 'application/octet-stream', 'cache-control': 'private, no-store' }),
};

/** The disk, or the user's quota of it, is full. */
const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(errorCodeOf(error) ?? '');

export const storageUnavailable = (cause: unknown) =>
  Object.assign(new ApiError(503, 'STORAGE_UNAVAILABLE', 'Files are out of reach right now. Please try again.'), {
    cause,
  });

const draftEnd = /\.\d+\.part$/;
/** Names per group of `list`. */
const listed = 500;

/** Stores files in a folder, which the first write creates. */
export function createDiskStorage(folder: string, { isFile, label }: StoredKind = storedPictures): FileStorage {
  const isDraft = (name: string) => draftEnd.test(name) && isFile(name.replace(draftEnd, ''));
  return {
    async write(name, bytes) {
      if (!isFile(name)) throw new Error(`storage: ${name} is not ${label}`);
      const path = join(folder, name);
      if (await touch(path)) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Written as a draft and renamed, so that readers never see a partial file.
      const draft = `${path}.${process.pid}.part`;
      try {
        await writeFile(draft, bytes, { mode: 0o600 });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw isFull(error) ? storageUnavailable(error) : error;
      }
    },
    async read(name) {
      if (!isFile(name)) return null;
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
      if (!isFile(name) && !isDraft(name)) return;
      if (!olderThan || (await isOlder(path, olderThan))) await rm(path, { force: true });
    },
    async *list(olderThan) {
      const entries = await opendir(folder).catch(() => []);
      let names: string[] = [];
      for await (const { name } of entries) {
        if (!isFile(name) && !isDraft(name)) continue;
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
