import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { integrityOf } from './build-files';
import type { S3Client } from './s3-client';
import type { ReleaseStorage, StateText } from './storage';
import { type Release, ReleaseError, type ReleaseRef } from './types';

const STATE = 'live.json';
const lookEveryMs = 2000;
const strayAfterMs = 3_600_000;
const atOnce = 8;

/** What makes a release be there: where its files are, and what it says of itself. */
interface Marker {
  folder: string;
  release: Release;
}

/**
 * A bucket. A release's files lie in `files/<id>/`, an id that no other publication has; it is there once its marker
 * `releases/<name>/<version>.json` is, which is written last and only if absent. What is live is one object, changed
 * only while it is still the one that was read. Releases are read through a folder on this machine, where each is
 * brought whole and checked once.
 */
export class S3ReleaseStorage implements ReleaseStorage {
  readonly folder: string;
  private readonly coming = new Map<string, Promise<string | null>>();

  constructor(
    private readonly s3: S3Client,
    cacheFolder: string,
  ) {
    this.folder = resolve(cacheFolder);
  }

  local(release: ReleaseRef): Promise<string | null> {
    const folder = join(this.folder, release.name, release.version);
    const running = this.coming.get(folder);
    if (running) return running;
    const work = this.bring(release, folder).finally(() => this.coming.delete(folder));
    this.coming.set(folder, work);
    return work;
  }

  async read(release: ReleaseRef, file: string): Promise<Buffer | null> {
    const marker = await this.marker(release);
    if (!marker) return null;
    if (file === 'release.json') return Buffer.from(JSON.stringify(marker.release));
    const found = await this.s3.get(`files/${marker.folder}/${file}`);
    return found && found !== 'unchanged' ? found.bytes : null;
  }

  async put(release: ReleaseRef, files: ReadonlyMap<string, Buffer>): Promise<boolean> {
    if (await this.marker(release)) return false;
    const folder = randomUUID();
    await inGroups([...files], ([file, bytes]) => this.s3.put(`files/${folder}/${file}`, bytes));
    const told = JSON.parse(files.get('release.json')?.toString() ?? '{}') as Release;
    const marker: Marker = { folder, release: told };
    const first = await this.s3.put(markerOf(release), Buffer.from(JSON.stringify(marker)), 'absent');
    if (!first) await this.removeFiles(folder);
    return first;
  }

  async remove(release: ReleaseRef): Promise<void> {
    const marker = await this.marker(release);
    if (marker) {
      await this.s3.remove(markerOf(release));
      await this.removeFiles(marker.folder);
    }
    await rm(join(this.folder, release.name, release.version), { recursive: true, force: true });
  }

  async list(): Promise<ReleaseRef[]> {
    const markers = await this.s3.list('releases/');
    return markers.flatMap(({ key }) => {
      const [, name, version] = /^releases\/([^/]+)\/([^/]+)\.json$/.exec(key) ?? [];
      return name && version ? [{ name, version }] : [];
    });
  }

  async readState(): Promise<StateText> {
    const state = await this.s3.get(STATE);
    return state && state !== 'unchanged' ? { text: state.bytes.toString(), tag: state.etag } : { text: null, tag: '' };
  }

  writeState(text: string, tag: string): Promise<boolean> {
    return this.s3.put(STATE, Buffer.from(text), tag === '' ? 'absent' : { etag: tag });
  }

  watch(onChange: () => void): () => void {
    let last: string | undefined;
    let looking = false;
    const look = async () => {
      if (looking) return;
      looking = true;
      // Out of reach: what was live goes on, and the next look tells.
      const state = await this.s3.get(STATE, last).catch(() => 'unchanged' as const);
      looking = false;
      if (state === 'unchanged' || state === null) return;
      const isFirst = last === undefined;
      last = state.etag;
      if (!isFirst) onChange();
    };
    void look();
    const timer = setInterval(() => void look(), lookEveryMs).unref();
    return () => clearInterval(timer);
  }

  /** Files of publications that came to nothing. */
  async sweep(): Promise<void> {
    const markers = await Promise.all((await this.list()).map((release) => this.marker(release)));
    const used = new Set(markers.map((marker) => marker?.folder));
    const strays = (await this.s3.list('files/')).filter(
      ({ key, changedAt }) => !used.has(key.split('/')[1]) && Date.now() - changedAt > strayAfterMs,
    );
    await inGroups(strays, ({ key }) => this.s3.remove(key));
  }

  private async marker(release: ReleaseRef): Promise<Marker | null> {
    const found = await this.s3.get(markerOf(release));
    return found && found !== 'unchanged' ? (JSON.parse(found.bytes.toString()) as Marker) : null;
  }

  private async removeFiles(folder: string): Promise<void> {
    await inGroups(await this.s3.list(`files/${folder}/`), ({ key }) => this.s3.remove(key));
  }

  private async bring(release: ReleaseRef, folder: string): Promise<string | null> {
    const there = await stat(folder).then(
      () => true,
      () => false,
    );
    if (there) return folder;
    const marker = await this.marker(release);
    if (!marker) return null;
    const aside = join(this.folder, `.incoming-${randomUUID()}`);
    const base = `files/${marker.folder}/`;
    try {
      await inGroups(await this.s3.list(base), async ({ key }) => {
        const found = await this.s3.get(key);
        const file = key.slice(base.length);
        if (!found || found === 'unchanged') return;
        const wanted = marker.release.files[file]?.integrity;
        if (wanted && integrityOf(found.bytes) !== wanted) {
          throw new ReleaseError('ALTERED', `${release.name} ${release.version}: altered in the store: ${file}`);
        }
        const path = join(aside, file);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, found.bytes);
      });
      await mkdir(dirname(folder), { recursive: true });
      // Another process of this machine may have been first: then its copy is the same.
      await rename(aside, folder).catch(() => {});
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
    return folder;
  }
}

const markerOf = ({ name, version }: ReleaseRef) => `releases/${name}/${version}.json`;

/**
 * A few at a time, so that a release of hundreds of files does not open hundreds of connections. Ends when all of them
 * have: after a failure nothing is begun any more, and nothing is still being written where somebody clears up.
 */
async function inGroups<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    try {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    } finally {
      queue.length = 0;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
