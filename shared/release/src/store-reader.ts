import { integrityOf } from './build-files';
import { DiskReleaseStorage } from './disk-storage';
import type { ReleaseStorage } from './storage';
import { parseSnapshot } from './transitions';
import { type LiveSnapshot, type Release, ReleaseError, type ReleaseRef } from './types';

const nameRule = /^[a-z][a-z0-9-]*$/;
const versionRule = /^[\w][\w.+-]*$/;

export interface StoreOptions {
  /** Milliseconds since 1970; the system's clock by default. */
  clock?: () => number;
}

/** Read access to a release store. */
export class StoreReader {
  readonly storage: ReleaseStorage;
  readonly clock: () => number;

  /** @param where  a folder, or a storage */
  constructor(where: string | ReleaseStorage, { clock = Date.now }: StoreOptions = {}) {
    this.storage = typeof where === 'string' ? new DiskReleaseStorage(where) : where;
    this.clock = clock;
  }

  async live(): Promise<LiveSnapshot> {
    return parseSnapshot((await this.storage.readState()).text);
  }

  /** @throws ReleaseError UNKNOWN_RELEASE */
  async release(name: string, version: string): Promise<Release> {
    const bytes = await this.storage.read(this.requireValid(name, version), 'release.json');
    if (!bytes) throw new ReleaseError('UNKNOWN_RELEASE', `there is no release ${name} ${version}`);
    const release: Release = JSON.parse(bytes.toString());
    return release;
  }

  has(name: string, version: string): Promise<boolean> {
    return this.release(name, version).then(
      () => true,
      () => false,
    );
  }

  /** Local folder with a release's files. @throws ReleaseError UNKNOWN_RELEASE */
  async local(name: string, version: string): Promise<string> {
    const folder = await this.storage.local(this.requireValid(name, version));
    if (!folder) throw new ReleaseError('UNKNOWN_RELEASE', `there is no release ${name} ${version}`);
    return folder;
  }

  /** Releases, newest first. @param name  all names when absent */
  async list(name?: string): Promise<Release[]> {
    const found = (await this.storage.list()).filter(
      (each) => nameRule.test(each.name) && (name === undefined || each.name === name),
    );
    const releases = await Promise.all(found.map((each) => this.release(each.name, each.version).catch(() => null)));
    return releases.filter((release) => release !== null).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  }

  /** Hashes a release's files again. @returns names of missing or altered files */
  async verify(name: string, version: string): Promise<string[]> {
    const { files } = await this.release(name, version);
    const checks = Object.entries(files).map(async ([file, { integrity }]) => {
      const bytes = await this.storage.read({ name, version }, file);
      return bytes && integrityOf(bytes) === integrity ? null : file;
    });
    return (await Promise.all(checks)).filter((file) => file !== null);
  }

  /** @throws ReleaseError UNKNOWN_RELEASE when the name or version could be a path outside the store */
  protected requireValid(name: string, version: string): ReleaseRef {
    if (!nameRule.test(name) || !versionRule.test(version)) {
      throw new ReleaseError('UNKNOWN_RELEASE', `there is no release ${name} ${version}`);
    }
    return { name, version };
  }
}
