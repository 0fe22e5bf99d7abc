import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Takes the rest of the space. */
  fill(): void;
  /** Gives it back. */
  free(): void;
  unmount(): void;
}

/** A file system of its own in memory. @throws Error without the right to mount one */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder, { recursive: true });
  run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      // Smaller and smaller pieces, until not even a page of the database fits.
      for (let size = 1024 * 1024; size >= 4096; size /= 2) while (append(file, Buffer.alloc(size, 1))) {}
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    unmount: () => run('umount', [folder]),
  };
}

/** Whether the bytes fitted. */
function append(file: number, bytes: Buffer): boolean {
  try {
    return writeSync(file, bytes) === bytes.length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}

function run(program: string, words: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`This drill mounts a small disk, as root: ${error?.message ?? stderr}`);
}
