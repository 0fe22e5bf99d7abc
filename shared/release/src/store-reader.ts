import { integrityOf } from './build-files';
import { DiskReleaseStorage } from './disk-storage';
import type { ReleaseStorage } from './storage';
import { parseState } from './transitions';
import { type LiveSnapshot, type Release, ReleaseError, type ReleaseRef } from './types';

const nameRule = /^[a-z][a-z0-9-]*$/;
const versionRule = /^[\w][\w.+-]*$/;

export interface StoreOptions {
  /** The moment, in milliseconds; the system's clock by default. */
  clock?: () => number;
}

/** What there is in a release store, and what of it is live. */
export class StoreReader {
  readonly storage: ReleaseStorage;
  readonly clock: () => number;

  constructor(where: string | ReleaseStorage, { clock = Date.now }: StoreOptions = {}) {
    this.storage = typeof where === 'string' ? new DiskReleaseStorage(where) : where;
    this.clock = clock;
  }

  async live(): Promise<LiveSnapshot> {
    return parseState((await this.storage.readState()).text);
  }

  /** @throws ReleaseError UNKNOWN_RELEASE */
  async release(name: string, version: string): Promise<Release> {
    const bytes = await this.storage.read(this.require(name, version), 'release.json');
    if (!bytes) throw new ReleaseError('UNKNOWN_RELEASE', `there is no release ${name} ${version}`);
    return JSON.parse(bytes.toString()) as Release;
  }

  has(name: string, version: string): Promise<boolean> {
    return this.release(name, version).then(
      () => true,
      () => false,
    );
  }

  /** Folder on this machine with a release's files. @throws ReleaseError UNKNOWN_RELEASE */
  async local(name: string, version: string): Promise<string> {
    const folder = await this.storage.local(this.require(name, version));
    if (!folder) throw new ReleaseError('UNKNOWN_RELEASE', `there is no release ${name} ${version}`);
    return folder;
  }

  /** Every release of a name, or of all, the newest first. */
  async list(name?: string): Promise<Release[]> {
    const found = (await this.storage.list()).filter(
      (each) => nameRule.test(each.name) && (name === undefined || each.name === name),
    );
    const releases = await Promise.all(found.map((each) => this.release(each.name, each.version).catch(() => null)));
    return releases.filter((release) => release !== null).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  }

  /** Hashes a release's files again. @returns the names of files that are missing or altered */
  async verify(name: string, version: string): Promise<string[]> {
    const { files } = await this.release(name, version);
    const checks = Object.entries(files).map(async ([file, { integrity }]) => {
      const bytes = await this.storage.read({ name, version }, file);
      return bytes && integrityOf(bytes) === integrity ? null : file;
    });
    return (await Promise.all(checks)).filter((file) => file !== null);
  }

  /** @throws ReleaseError when the name or version could lead out of the store */
  protected require(name: string, version: string): ReleaseRef {
    if (!nameRule.test(name) || !versionRule.test(version)) {
      throw new ReleaseError('UNKNOWN_RELEASE', `there is no release ${name} ${version}`);
    }
    return { name, version };
  }
}
