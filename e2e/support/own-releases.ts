import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ReleaseStore } from '@kaksha/release/store';
import { testStore } from '@kaksha/release/test-store';
import type { Release } from '@kaksha/release/types';
import { copyLiveReleases, untilGiven } from './own-store';

const root = resolve(__dirname, '../..');

export interface TemporaryReleases {
  readonly origin: string;
  readonly store: ReleaseStore;
  /** The live version of a release. */
  live(name: string): Promise<string>;
  /**
   * Publishes the live release again under another version, with its entry changed by `change`.
   * @param pages  address patterns that the changed entry handles in addition to those of the build
   */
  republish(name: string, version: string, change?: (entry: string) => string, pages?: string[]): Promise<string>;
  /** Creates a folder with a changed copy of the live release, as `republish` does, without publishing it. */
  buildLike(name: string, version: string, change?: (entry: string) => string, pages?: string[]): Promise<string>;
  /** Waits until the site gives the version to visitors without a cookie; undefined for a withdrawn name. */
  given(name: string, version: string | undefined): Promise<void>;
  /** Promotes the initial releases again. */
  restore(): Promise<void>;
  stop(): void;
}

/** Starts a site with a temporary release store. It uses the shared builds and the shared API. */
export async function startTemporaryReleases(apiOrigin: string): Promise<TemporaryReleases> {
  const folder = mkdtempSync(join(tmpdir(), 'kaksha-own-'));
  const store = testStore(join(folder, 'store'));
  const releases = await copyLiveReleases(store);
  const site = await serve(join(folder, 'store'), apiOrigin);

  const live = async (name: string) => (await store.live()).names[name]?.version ?? '';
  let builds = 0;
  async function buildLike(name: string, version: string, change = (entry: string) => entry, pages: string[] = []) {
    const dist = join(folder, `build-${builds++}`);
    const release = await store.release(name, await live(name));
    const { files, publishedAt: _at, commit: _commit, author: _author, ...facts } = release as Release;
    for (const file of Object.keys(files)) {
      const target = join(dist, file);
      mkdirSync(join(target, '..'), { recursive: true });
      cpSync(join(await store.local(name, release.version), file), target);
    }
    const entry = join(dist, facts.entry);
    writeFileSync(entry, change(readFileSync(entry, 'utf8')));
    writeFileSync(
      join(dist, 'build.json'),
      JSON.stringify({ ...facts, version, paths: facts.paths && [...facts.paths, ...pages] }),
    );
    return dist;
  }
  const given = (name: string, version: string | undefined) => untilGiven(site.origin, name, version);
  return {
    origin: site.origin,
    store,
    live,
    buildLike,
    async republish(name, version, change, pages) {
      await store.publish(await buildLike(name, version, change, pages), { commit: null, author: 'the journeys' });
      return version;
    },
    given,
    async restore() {
      await store.promoteTogether(releases, 'the journeys');
      for (const { name, version } of releases) if (name !== 'shell') await given(name, version);
    },
    stop() {
      site.child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function serve(store: string, apiOrigin: string) {
  if (!existsSync(store)) throw new Error('nothing is built: the journeys need a release store');
  const script = join(__dirname, 'serve-releases.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, store, apiOrigin], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((ready, failed) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const [, address] = /at (http\S+)/.exec(said) ?? [];
      // The cookies are set for this host name.
      if (address) ready(address.replace(/127\.0\.0\.1|\[::1\]/, 'localhost'));
    });
    child.on('exit', (code) => failed(new Error(`the site over ${store} ended with ${code}`)));
  });
  return { child, origin };
}
