import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, posix, resolve, sep } from 'node:path';
import { compressedForms } from './compress';
import { type BuildFacts, type LiveState, type Release, ReleaseError } from './types';

const nameRule = /^[a-z][a-z0-9-]*$/;
const versionRule = /^[\w][\w.+-]*$/;

/**
 * The release store on disk: `<folder>/<name>/<version>/` holds a release for ever, `<folder>/live.json` says which is
 * live. The files of a release never change; what is live changes by one atomic rename.
 */
export class ReleaseStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = resolve(folder);
  }

  /**
   * Freezes a build into the store.
   * @param dist  folder with the built files and their `build.json`
   * @throws ReleaseError EXISTS when this version is there with other files
   */
  async publish(dist: string, by: { commit: string | null; author: string | null }): Promise<Release> {
    const facts = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')) as BuildFacts;
    const target = this.path(facts.name, facts.version);
    const contents = await readAll(dist);
    contents.delete('build.json');
    const files = Object.fromEntries(
      [...contents].map(([name, bytes]) => [name, { integrity: integrityOf(bytes), bytes: bytes.length }]),
    );
    if (existsSync(target)) {
      const there = await this.release(facts.name, facts.version);
      if (JSON.stringify(there.files) === JSON.stringify(files)) return there;
      throw new ReleaseError(
        'EXISTS',
        `${facts.name} ${facts.version} is in the store already, with other files; give it another version`,
      );
    }
    const release: Release = { ...facts, files, publishedAt: new Date().toISOString(), ...by };
    // Written aside and moved in one step: a release is there whole or not at all.
    const aside = join(this.folder, `.incoming-${randomUUID()}`);
    await Promise.all(
      [...contents].map(async ([name, bytes]) => {
        const path = join(aside, name);
        await mkdir(dirname(path), { recursive: true });
        const forms = name.startsWith('server/') ? [] : await compressedForms(name, bytes);
        await Promise.all([writeFile(path, bytes), ...forms.map(([suffix, out]) => writeFile(path + suffix, out))]);
      }),
    );
    await writeFile(join(aside, 'release.json'), JSON.stringify(release, null, 2));
    await mkdir(dirname(target), { recursive: true });
    await rename(aside, target).catch(async (error) => {
      await rm(aside, { recursive: true, force: true });
      throw error;
    });
    return release;
  }

  /** Makes a release the live one of its name. @throws ReleaseError when it is unknown */
  async promote(name: string, version: string, by: string | null, reason = 'promoted'): Promise<LiveState> {
    await this.release(name, version);
    const live = await this.live();
    const current = live.names[name];
    if (current?.version === version) return live;
    live.names[name] = {
      version,
      previous: current?.version ?? null,
      history: [...(current?.history ?? []), { version, at: new Date().toISOString(), by, reason }].slice(-100),
    };
    await this.writeLive(live);
    return live;
  }

  /** Goes back to the version that was live before. @throws ReleaseError NO_PREVIOUS */
  async rollback(name: string, by: string | null, reason = 'rolled back'): Promise<LiveState> {
    const previous = (await this.live()).names[name]?.previous;
    if (!previous) throw new ReleaseError('NO_PREVIOUS', `${name} has no earlier version to go back to`);
    return this.promote(name, previous, by, reason);
  }

  async live(): Promise<LiveState> {
    return readFile(join(this.folder, 'live.json'), 'utf8').then(
      (text) => JSON.parse(text) as LiveState,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return { names: {} };
        throw error;
      },
    );
  }

  /** @throws ReleaseError UNKNOWN_RELEASE */
  async release(name: string, version: string): Promise<Release> {
    const path = join(this.path(name, version), 'release.json');
    const text = await readFile(path, 'utf8').catch(() => {
      throw new ReleaseError('UNKNOWN_RELEASE', `there is no release ${name} ${version}`);
    });
    return JSON.parse(text) as Release;
  }

  /** Every release of a name, the newest first. */
  async list(name: string): Promise<Release[]> {
    const versions = await readdir(join(this.folder, name)).catch(() => []);
    const releases = await Promise.all(versions.map((version) => this.release(name, version).catch(() => null)));
    return releases.filter((release) => release !== null).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  }

  async names(): Promise<string[]> {
    const entries = await readdir(this.folder, { withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isDirectory() && nameRule.test(entry.name)).map((entry) => entry.name);
  }

  /** Hashes a release's files again. @returns the names of files that are missing or altered */
  async verify(name: string, version: string): Promise<string[]> {
    const { files } = await this.release(name, version);
    const checks = Object.entries(files).map(async ([file, { integrity }]) => {
      const bytes = await readFile(join(this.path(name, version), file)).catch(() => null);
      return bytes && integrityOf(bytes) === integrity ? null : file;
    });
    return (await Promise.all(checks)).filter((file) => file !== null);
  }

  /** Folder of a release. @throws ReleaseError when the name or version could lead out of the store */
  path(name: string, version: string): string {
    if (!nameRule.test(name) || !versionRule.test(version)) {
      throw new ReleaseError('UNKNOWN_RELEASE', `there is no release ${name} ${version}`);
    }
    return join(this.folder, name, version);
  }

  private async writeLive(live: LiveState): Promise<void> {
    const aside = join(this.folder, `.live-${randomUUID()}`);
    await mkdir(this.folder, { recursive: true });
    await writeFile(aside, JSON.stringify(live, null, 2));
    await rename(aside, join(this.folder, 'live.json'));
  }
}

/** @returns subresource integrity, SHA-384 */
export const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function readAll(folder: string): Promise<Map<string, Buffer>> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.split(sep).join(posix.sep)).sort();
  const contents = new Map<string, Buffer>();
  for (const name of names) {
    if ((await stat(join(folder, name))).isFile()) contents.set(name, await readFile(join(folder, name)));
  }
  return contents;
}
