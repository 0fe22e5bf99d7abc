import { randomUUID } from 'node:crypto';
import { mkdirSync, watch } from 'node:fs';
import * as nodeFs from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ReleaseStorage, StateText } from './storage';
import type { ReleaseRef } from './types';

/** What the shelf asks of the file system; tests hand in one that dies at any call. */
export type FileSystem = Pick<
  typeof nodeFs,
  'link' | 'mkdir' | 'open' | 'readdir' | 'readFile' | 'rename' | 'rm' | 'stat' | 'unlink'
>;

const STATES = '.live';
const statesKept = 20;
const strayAfterMs = 3_600_000;
const stateFile = /^(\d{12})\.json$/;
const folderName = /^[\w][\w.+-]*$/;

/**
 * A folder: `<name>/<version>/` holds a release for ever. What is live stands in `.live/<n>.json`, of which the
 * highest counts: a new one is made whole under another name and linked in, which fails when somebody else was first.
 * So no lock is needed that a killed process could leave behind.
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

  read(release: ReleaseRef, file: string): Promise<Buffer | null> {
    return this.fs.readFile(join(this.path(release), file)).catch((error) => ifAbsent(error, null));
  }

  async put(release: ReleaseRef, files: ReadonlyMap<string, Buffer>): Promise<boolean> {
    // Written aside and moved in one step: a release is there whole or not at all.
    const aside = join(this.folder, `.incoming-${randomUUID()}`);
    const target = this.path(release);
    for (const [file, bytes] of files) await this.writeThrough(join(aside, file), bytes);
    await this.fs.mkdir(dirname(target), { recursive: true });
    try {
      await this.fs.rename(aside, target);
      return true;
    } catch (error) {
      await this.fs.rm(aside, { recursive: true, force: true });
      // A folder with files in it is not replaced by rename.
      if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error)) && (await this.local(release))) return false;
      throw error;
    }
  }

  async remove(release: ReleaseRef): Promise<void> {
    const aside = join(this.folder, `.removed-${randomUUID()}`);
    const there = await this.fs.rename(this.path(release), aside).then(
      () => true,
      (error) => ifAbsent(error, false),
    );
    if (there) await this.fs.rm(aside, { recursive: true, force: true });
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
      if (latest === undefined) return { text: await this.formerState(), tag: '0' };
      const text = await this.fs
        .readFile(this.statePath(latest), 'utf8')
        .catch((error) => ifAbsent<string | null>(error, null));
      // Gone: so many changes came in between that it was swept. Look again.
      if (text !== null) return { text, tag: String(latest) };
    }
  }

  async writeState(text: string, tag: string): Promise<boolean> {
    const next = Number(tag) + 1;
    const aside = join(this.folder, STATES, `.next-${randomUUID()}`);
    await this.writeThrough(aside, Buffer.from(text));
    try {
      await this.fs.link(aside, this.statePath(next));
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await this.fs.unlink(aside).catch(() => {});
    }
    // Whoever was away for so long that the next number was dropped already has taken a number of the past.
    if (((await this.states()).at(-1) ?? next) >= next + statesKept) {
      await this.fs.unlink(this.statePath(next));
      return false;
    }
    // From here on it is done: what follows may fail without harm.
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
      ...entries.filter((name) => /^\.(incoming|removed|live)-/.test(name)).map((name) => join(this.folder, name)),
      ...states.filter((name) => name.startsWith('.next-')).map((name) => join(this.folder, STATES, name)),
    ];
    for (const stray of strays) {
      const { mtimeMs } = await this.fs.stat(stray);
      // A younger one may be somebody's work.
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

  /** Stores of earlier days kept it in one file. */
  private formerState(): Promise<string | null> {
    return this.fs.readFile(join(this.folder, 'live.json'), 'utf8').catch((error) => ifAbsent(error, null));
  }

  private async dropOldStates(latest: number): Promise<void> {
    const old = (await this.states()).filter((number) => number <= latest - statesKept);
    await Promise.all(old.map((number) => this.fs.unlink(this.statePath(number))));
    await this.fs.rm(join(this.folder, 'live.json'), { force: true });
  }

  private async folders(below: string): Promise<string[]> {
    const entries = await this.fs
      .readdir(join(this.folder, below), { withFileTypes: true })
      .catch((error) => ifAbsent(error, []));
    return entries.filter((entry) => entry.isDirectory() && folderName.test(entry.name)).map((entry) => entry.name);
  }

  /** Writes a file so that it survives the machine's sudden end, too. */
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

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException)?.code ?? '';

function ifAbsent<T>(error: unknown, answer: T): T {
  if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return answer;
  throw error;
}
