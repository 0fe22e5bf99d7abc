import { randomUUID } from 'node:crypto';
import { mkdirSync, watch } from 'node:fs';
import * as nodeFs from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { hourMs } from '@kaksha/domain/time-units';
import { errorCodeOf } from '@kaksha/domain/typed';
import type { ReleaseStorage, StateText } from './storage';
import type { ReleaseRef } from './types';
import { filesIn } from './verified-files';

/** The file system calls that the storage uses; tests pass one that fails at a given call. */
export type FileSystem = Pick<
  typeof nodeFs,
  'link' | 'mkdir' | 'open' | 'readdir' | 'readFile' | 'rename' | 'rm' | 'stat' | 'unlink'
>;

const STATES = '.live';
const maxStates = 20;
const strayAfterMs = hourMs;
const stateFile = /^(\d{12})\.json$/;
const folderName = /^[\w][\w.+-]*$/;

/**
 * Stores a release in `<name>/<version>/`, and the live snapshot in the `.live/<n>.json` with the highest number. A new
 * snapshot is written under a temporary name and hard-linked, which fails when another process was first. A killed
 * process leaves no lock.
 */
export class DiskReleaseStorage implements ReleaseStorage {
  readonly folder: string;

  constructor(
    folder: string,
    private readonly fs: FileSystem = nodeFs,
  ) {
    this.folder = resolve(folder);
  }

  async local(release: ReleaseRef): Promise<string | null> {
    const folder = this.path(release);
    return this.fs.stat(folder).then(
      () => folder,
      (error) => ifAbsent(error, null),
    );
  }

  async read(release: ReleaseRef, file: string, maxBytes: number): Promise<Buffer | null> {
    const path = join(this.path(release), file);
    try {
      const { size } = await this.fs.stat(path);
      return size > maxBytes ? null : await this.fs.readFile(path);
    } catch (error) {
      return ifAbsent(error, null);
    }
  }

  files(release: ReleaseRef): Promise<string[]> {
    return filesIn(this.path(release)).catch((error) => ifAbsent<string[]>(error, []));
  }

  async put(release: ReleaseRef, files: ReadonlyMap<string, Buffer>): Promise<boolean> {
    // Written to a temporary folder and renamed, so that a release is never visible in part.
    const temporary = join(this.folder, `.incoming-${randomUUID()}`);
    const target = this.path(release);
    for (const [file, bytes] of files) await this.writeThrough(join(temporary, file), bytes);
    await this.fs.mkdir(dirname(target), { recursive: true });
    try {
      await this.fs.rename(temporary, target);
      return true;
    } catch (error) {
      await this.fs.rm(temporary, { recursive: true, force: true });
      // rename does not replace a folder that has files.
      if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(errorCodeOf(error) ?? '') && (await this.local(release)))
        return false;
      throw error;
    }
  }

  async remove(release: ReleaseRef): Promise<void> {
    const temporary = join(this.folder, `.removed-${randomUUID()}`);
    const existed = await this.fs.rename(this.path(release), temporary).then(
      () => true,
      (error) => ifAbsent(error, false),
    );
    if (existed) await this.fs.rm(temporary, { recursive: true, force: true });
  }

  async list(): Promise<ReleaseRef[]> {
    const found: ReleaseRef[] = [];
    for (const name of await this.folders('')) {
      for (const version of await this.folders(name)) found.push({ name, version });
    }
    return found;
  }

  async readState(): Promise<StateText> {
    for (;;) {
      const latest = (await this.states()).at(-1);
      if (latest === undefined) return { text: null, tag: '0' };
      const text = await this.fs
        .readFile(this.statePath(latest), 'utf8')
        .catch((error) => ifAbsent<string | null>(error, null));
      // A missing file was removed after newer snapshots were written. Read again.
      if (text !== null) return { text, tag: String(latest) };
    }
  }

  async writeState(text: string, tag: string): Promise<boolean> {
    const next = Number(tag) + 1;
    const temporary = join(this.folder, STATES, `.next-${randomUUID()}`);
    await this.writeThrough(temporary, Buffer.from(text));
    try {
      await this.fs.link(temporary, this.statePath(next));
    } catch (error) {
      if (errorCodeOf(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await this.fs.unlink(temporary).catch(() => {});
    }
    // After a long pause, `next` may be a number that newer snapshots have already removed.
    if (((await this.states()).at(-1) ?? next) >= next + maxStates) {
      await this.fs.unlink(this.statePath(next));
      return false;
    }
    // The write is done; a failed cleanup does no harm.
    await this.dropOldStates(next).catch(() => {});
    return true;
  }

  watch(onChange: () => void): () => void {
    mkdirSync(join(this.folder, STATES), { recursive: true });
    const watcher = watch(join(this.folder, STATES), (_event, file) => {
      if (!file || stateFile.test(file)) onChange();
    });
    watcher.unref();
    return () => watcher.close();
  }

  async sweep(): Promise<void> {
    const entries = await this.fs.readdir(this.folder).catch(() => []);
    const states = await this.fs.readdir(join(this.folder, STATES)).catch(() => []);
    const strays = [
      ...entries.filter((name) => /^\.(incoming|removed)-/.test(name)).map((name) => join(this.folder, name)),
      ...states.filter((name) => name.startsWith('.next-')).map((name) => join(this.folder, STATES, name)),
    ];
    for (const stray of strays) {
      const { mtimeMs } = await this.fs.stat(stray);
      // A younger one may still be in use.
      if (Date.now() - mtimeMs > strayAfterMs) await this.fs.rm(stray, { recursive: true, force: true });
    }
  }

  private path = ({ name, version }: ReleaseRef) => join(this.folder, name, version);

  private statePath = (number: number) => join(this.folder, STATES, `${String(number).padStart(12, '0')}.json`);

  private async states(): Promise<number[]> {
    const entries = await this.fs.readdir(join(this.folder, STATES)).catch((error) => ifAbsent<string[]>(error, []));
    return entries
      .map((entry) => Number(stateFile.exec(entry)?.[1] ?? 0))
      .filter((number) => number > 0)
      .sort((a, b) => a - b);
  }

  private async dropOldStates(latest: number): Promise<void> {
    const old = (await this.states()).filter((number) => number <= latest - maxStates);
    await Promise.all(old.map((number) => this.fs.unlink(this.statePath(number))));
  }

  private async folders(below: string): Promise<string[]> {
    const entries = await this.fs
      .readdir(join(this.folder, below), { withFileTypes: true })
      .catch((error) => ifAbsent(error, []));
    return entries.filter((entry) => entry.isDirectory() && folderName.test(entry.name)).map((entry) => entry.name);
  }

  /** Writes a file and syncs it to the disk, so that it survives a power failure. */
  private async writeThrough(path: string, bytes: Buffer): Promise<void> {
    await this.fs.mkdir(dirname(path), { recursive: true });
    const file = await this.fs.open(path, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  }
}

/** @returns `fallback` when the error means that a file is missing @throws any other error */
function ifAbsent<T>(error: unknown, fallback: T): T {
  if (errorCodeOf(error) === 'ENOENT' || errorCodeOf(error) === 'ENOTDIR') return fallback;
  throw error;
}
