import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { hourMs } from '@kaksha/domain/time-units';
import pLimit from 'p-limit';
import { integrityOf } from './build-files';
import { MANIFEST } from './manifest';
import type { S3Client } from './s3-client';
import type { ReleaseStorage, StateText } from './storage';
import { type FileHash, ReleaseError, type ReleaseRef } from './types';
import { altered } from './verified-files';

const STATE = 'live.json';
const pollMs = 2000;
const strayAfterMs = hourMs;
const maxConnections = 8;

/** A release exists once its marker does, which names the folder of its files. */
interface Marker {
  folder: string;
}

const folderRule = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const maxMarkerBytes = 1000;
const maxStateBytes = 20_000_000;

/**
 * Stores a release's files in `files/<id>/`, with an id per publication. The marker `releases/<name>/<version>.json` is
 * written last and only if absent. The live snapshot is one object, replaced only while its ETag is unchanged. Releases
 * are served from a local folder, into which each is copied and verified once.
 */
export class S3ReleaseStorage implements ReleaseStorage {
  readonly folder: string;
  private readonly downloads = new Map<string, Promise<string | null>>();

  constructor(
    private readonly s3: S3Client,
    cacheFolder: string,
  ) {
    this.folder = resolve(cacheFolder);
  }

  local(release: ReleaseRef, listed: ReadonlyMap<string, FileHash>): Promise<string | null> {
    const folder = join(this.folder, release.name, release.version);
    const running = this.downloads.get(folder);
    if (running) return running;
    const work = this.download(release, listed, folder).finally(() => this.downloads.delete(folder));
    this.downloads.set(folder, work);
    return work;
  }

  async read(release: ReleaseRef, file: string, maxBytes: number): Promise<Buffer | null> {
    const marker = await this.marker(release);
    return marker && this.readObject(`files/${marker.folder}/${file}`, maxBytes);
  }

  async files(release: ReleaseRef): Promise<string[]> {
    const marker = await this.marker(release);
    return marker ? this.filesOf(marker) : [];
  }

  async put(release: ReleaseRef, files: ReadonlyMap<string, Buffer>): Promise<boolean> {
    if (await this.marker(release)) return false;
    const folder = randomUUID();
    await forEachLimited([...files], ([file, bytes]) => this.s3.put(`files/${folder}/${file}`, bytes));
    const marker: Marker = { folder };
    const isFirst = await this.s3.put(markerOf(release), Buffer.from(JSON.stringify(marker)), 'absent');
    if (!isFirst) await this.removeFiles(folder);
    return isFirst;
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
    const state = await this.s3.get(STATE, { maxBytes: maxStateBytes });
    if (state === 'too large') throw new ReleaseError('ALTERED', 'the stored live releases are too large');
    return state && state !== 'unchanged' ? { text: state.bytes.toString(), tag: state.etag } : { text: null, tag: '' };
  }

  writeState(text: string, tag: string): Promise<boolean> {
    return this.s3.put(STATE, Buffer.from(text), tag === '' ? 'absent' : { etag: tag });
  }

  watch(onChange: () => void): () => void {
    let last: string | undefined;
    let isPolling = false;
    const poll = async () => {
      if (isPolling) return;
      isPolling = true;
      // An unreachable store changes nothing; the next poll reads it again.
      const state = await this.s3.get(STATE, { etag: last, maxBytes: maxStateBytes }).catch(() => 'unchanged' as const);
      isPolling = false;
      if (state === null || typeof state === 'string') return;
      const isFirst = last === undefined;
      last = state.etag;
      if (!isFirst) onChange();
    };
    void poll();
    const timer = setInterval(() => void poll(), pollMs).unref();
    return () => clearInterval(timer);
  }

  /** Removes files of publications that were never completed. */
  async sweep(): Promise<void> {
    const markers = await Promise.all((await this.list()).map((release) => this.marker(release)));
    const used = new Set(markers.map((marker) => marker?.folder));
    const strays = (await this.s3.list('files/')).filter(
      ({ key, changedAt }) => !used.has(key.split('/')[1]) && Date.now() - changedAt > strayAfterMs,
    );
    await forEachLimited(strays, ({ key }) => this.s3.remove(key));
  }

  private async marker(release: ReleaseRef): Promise<Marker | null> {
    const bytes = await this.readObject(markerOf(release), maxMarkerBytes);
    if (!bytes) return null;
    const marker: Marker = JSON.parse(bytes.toString());
    if (!folderRule.test(marker.folder)) {
      throw new ReleaseError('ALTERED', `${release.name} ${release.version}: its marker names no folder of the store`);
    }
    return marker;
  }

  /** @returns null when there is no such object, or when it has more bytes */
  private async readObject(key: string, maxBytes: number): Promise<Buffer | null> {
    const found = await this.s3.get(key, { maxBytes });
    return found === null || typeof found === 'string' ? null : found.bytes;
  }

  private async filesOf({ folder }: Marker): Promise<string[]> {
    const base = `files/${folder}/`;
    return (await this.s3.list(base)).map(({ key }) => key.slice(base.length));
  }

  private async removeFiles(folder: string): Promise<void> {
    await forEachLimited(await this.s3.list(`files/${folder}/`), ({ key }) => this.s3.remove(key));
  }

  /** Downloads the listed files by their names, never a name that only the bucket gives. */
  private async download(
    release: ReleaseRef,
    listed: ReadonlyMap<string, FileHash>,
    folder: string,
  ): Promise<string | null> {
    const exists = await stat(folder).then(
      () => true,
      () => false,
    );
    if (exists) return folder;
    const marker = await this.marker(release);
    if (!marker) return null;
    const temporary = join(this.folder, `.incoming-${randomUUID()}`);
    const unlisted = (await this.filesOf(marker)).filter((file) => file !== MANIFEST && !listed.has(file));
    if (unlisted.length > 0)
      throw altered(
        release,
        unlisted.map((file) => `${file} (not in the manifest)`),
      );
    try {
      await forEachLimited([...listed], async ([file, { integrity, bytes: length }]) => {
        const bytes = await this.readObject(`files/${marker.folder}/${file}`, length);
        if (!bytes || integrityOf(bytes) !== integrity) throw altered(release, [file]);
        const path = join(temporary, file);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, bytes);
      });
      await mkdir(dirname(folder), { recursive: true });
      // Fails when another process of this machine was first; its copy is the same.
      await rename(temporary, folder).catch(() => {});
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
    return folder;
  }
}

const markerOf = ({ name, version }: ReleaseRef) => `releases/${name}/${version}.json`;

/**
 * Runs `work` for each item with limited concurrency. After a failure it starts no more work, and rejects once the
 * running work has ended, so that nothing writes during the caller's cleanup.
 */
async function forEachLimited<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const limit = pLimit(maxConnections);
  let hasFailed = false;
  const results = await Promise.allSettled(
    items.map((item) =>
      limit(async () => {
        if (hasFailed) return;
        await work(item).catch((error: unknown) => {
          hasFailed = true;
          throw error;
        });
      }),
    ),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
