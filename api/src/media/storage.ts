import { mkdir, open, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where picture files live. Names are made by the server: letters, digits, `-` and one dot. */
export interface PictureStorage {
  write(name: string, bytes: Buffer): Promise<void>;
  /** The file's bytes and how many they are; null when there is no such file. */
  read(name: string): Promise<{ stream: Readable; size: number } | null>;
}

const safeName = /^[a-z0-9]+-\d+\.(?:avif|webp)$/;

export function isPictureFile(name: string): boolean {
  return safeName.test(name);
}

/** Keeps pictures in a folder, which is made when the first one arrives. */
export function createDiskStorage(folder: string): PictureStorage {
  return {
    async write(name, bytes) {
      if (!isPictureFile(name)) throw new Error(`storage: ${name} is not a picture's name`);
      const path = join(folder, name);
      if (await exists(path)) return;
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
  };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
