import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from './build-files';
import { DiskReleaseStorage } from './disk-storage';
import { isReleaseRef, listedFiles, MANIFEST, parseManifest, releaseLimits } from './manifest';
import type { ReleaseStorage } from './storage';
import { liveOf, requireTarget, targetOf, type VerifiedState } from './trust/metadata';
import { manifestTarget } from './trust/signed-state';
import { isReservedName, StoreTrust, type Trust } from './trust/store-trust';
import { type LiveSnapshot, type Release, ReleaseError, type ReleaseRef } from './types';
import { differences, keepNewest, VerifiedFiles } from './verified-files';

export interface StoreOptions {
  /** Keys that releases and the live releases must be signed with. */
  trust: Trust;
  /** Milliseconds since 1970; the system's clock by default. */
  clock?: () => number;
  /** Whether it is the store of a real site, which refuses releases of uncommitted sources; false by default. */
  isReal?: boolean;
}

/** A release that was forgotten is hashed again when it is next used. */
const maxChecked = 100;

interface LocalRelease {
  folder: string;
  release: Release;
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Read access to a release store. */
export class StoreReader {
  readonly storage: ReleaseStorage;
  readonly clock: () => number;
  readonly trust: StoreTrust;
  readonly isReal: boolean;
  private readonly verified = new VerifiedFiles();
  /** Releases whose local files this process has hashed, by `name@version`. */
  private readonly checked = new Map<string, Promise<LocalRelease>>();

  /** @param where  a folder, or a storage */
  constructor(where: string | ReleaseStorage, { clock = Date.now, trust, isReal = false }: StoreOptions) {
    this.storage = typeof where === 'string' ? new DiskReleaseStorage(where) : where;
    this.clock = clock;
    this.isReal = isReal;
    this.trust = new StoreTrust(trust, clock);
  }

  /** @throws ReleaseError SIGNATURE, EXPIRED */
  async live(): Promise<LiveSnapshot> {
    const { verified } = await this.state();
    return verified ? liveOf(verified) : { names: {} };
  }

  /** When the signatures of the metadata end, by role, soonest first. @throws ReleaseError SIGNATURE, EXPIRED */
  async expiries(): Promise<{ role: string; at: Date }[]> {
    const { verified } = await this.state();
    if (!verified) return [];
    const { root, roles, timestampExpires } = verified;
    const ends = [
      { role: 'timestamp', at: new Date(timestampExpires) },
      { role: 'root', at: new Date(root.expires) },
      ...[...roles].map(([role, { expires }]) => ({ role, at: new Date(expires) })),
    ];
    return ends.sort((a, b) => a.at.getTime() - b.at.getTime());
  }

  /** The stored state, verified, with its tag; null in a new store. @throws ReleaseError SIGNATURE, EXPIRED */
  protected async state(): Promise<{ verified: VerifiedState | null; tag: string }> {
    let { text, tag } = await this.storage.readState();
    for (;;) {
      try {
        return { verified: this.trust.open(text), tag };
      } catch (error) {
        // While it was read, this process may have seen a newer state. Only an unchanged one is refused.
        const latest = await this.storage.readState();
        if (latest.text === text) throw error;
        ({ text, tag } = latest);
      }
    }
  }

  /**
   * The manifest of a release, whose hash its team has signed.
   * @throws ReleaseError UNKNOWN_RELEASE, MANIFEST, ALTERED, SIGNATURE, EXPIRED
   */
  async release(name: string, version: string): Promise<Release> {
    return parseManifest(await this.manifest({ name, version }), { name, version });
  }

  /** The signed bytes of a manifest. */
  async manifest(ref: ReleaseRef): Promise<Buffer> {
    this.requireValid(ref.name, ref.version);
    const unknown = () => new ReleaseError('UNKNOWN_RELEASE', `there is no release ${ref.name} ${ref.version}`);
    const { verified } = await this.state();
    if (!verified) throw unknown();
    const target = targetOf(verified, ref.name, manifestTarget(ref.name, ref.version));
    const bytes = await this.storage.read(ref, MANIFEST, Math.min(target.length, releaseLimits.manifestBytes));
    if (!bytes) throw unknown();
    return requireTarget(target, bytes);
  }

  has(name: string, version: string): Promise<boolean> {
    return this.release(name, version).then(
      () => true,
      () => false,
    );
  }

  /**
   * Local folder with a release's files. This process has hashed each of them once.
   * @throws ReleaseError UNKNOWN_RELEASE, MANIFEST, ALTERED
   */
  async local(name: string, version: string): Promise<string> {
    return (await this.localRelease(name, version)).folder;
  }

  /** Whether a file may be used: its release lists it, and the local bytes have its hash. */
  async isServable(name: string, version: string, file: string): Promise<boolean> {
    try {
      const { folder, release } = await this.localRelease(name, version);
      return await this.verified.isUnaltered(folder, release, file);
    } catch (error) {
      if (error instanceof ReleaseError) return false;
      throw error;
    }
  }

  /**
   * Reads one file from the store, without the other files of its release.
   * @returns null when the release does not list it @throws ReleaseError UNKNOWN_RELEASE, ALTERED
   */
  async storedFile(ref: ReleaseRef, file: string): Promise<Buffer | null> {
    const { files } = await this.release(ref.name, ref.version);
    const listed = files[file];
    if (!listed) return null;
    const bytes = await this.storage.read(ref, file, listed.bytes);
    if (!bytes || integrityOf(bytes) !== listed.integrity) throw new ReleaseError('ALTERED', `altered: ${file}`);
    return bytes;
  }

  /**
   * Reads a file that the release lists, with the hash of its manifest.
   * @returns null when there is no such release or file, or when it is altered
   */
  async file(ref: ReleaseRef, file: string): Promise<Buffer | null> {
    if (!(await this.isServable(ref.name, ref.version, file))) return null;
    return readFile(join(await this.local(ref.name, ref.version), file));
  }

  private async localRelease(name: string, version: string): Promise<LocalRelease> {
    const key = `${name}@${version}`;
    const known = await this.checked.get(key)?.catch(() => null);
    if (known && (await isThere(known.folder))) return known;
    const work = this.checkLocal(name, version);
    keepNewest(this.checked, key, work, maxChecked);
    return work.catch((error: unknown) => {
      if (this.checked.get(key) === work) this.checked.delete(key);
      throw error;
    });
  }

  private async checkLocal(name: string, version: string): Promise<LocalRelease> {
    const release = await this.release(name, version);
    const folder = await this.storage.local({ name, version }, listedFiles(release));
    if (!folder) throw new ReleaseError('UNKNOWN_RELEASE', `there is no release ${name} ${version}`);
    await this.verified.checkFolder(folder, release);
    return { folder, release };
  }

  /** Releases that their teams have signed, without reading them. @throws ReleaseError SIGNATURE, EXPIRED */
  async signed(): Promise<ReleaseRef[]> {
    const { verified } = await this.state();
    return [...(verified?.roles ?? [])].flatMap(([name, { targets }]) =>
      Object.keys(targets).flatMap((path) => {
        const version = path.split('/')[1] ?? '';
        return path === manifestTarget(name, version) ? [{ name, version }] : [];
      }),
    );
  }

  /** Releases, newest first. @param name  all names when absent */
  async list(name?: string): Promise<Release[]> {
    const found = (await this.storage.list()).filter(
      (each) => isReleaseRef(each) && (name === undefined || each.name === name),
    );
    const releases = await Promise.all(found.map((each) => this.release(each.name, each.version).catch(() => null)));
    return releases.filter((release) => release !== null).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  }

  /** Hashes a release's files again. @returns names of missing, altered and unlisted files */
  async verify(name: string, version: string): Promise<string[]> {
    const release = await this.release(name, version);
    const ref = { name, version };
    return differences(await this.storage.files(ref), release, (file, { bytes }) =>
      this.storage.read(ref, file, bytes),
    );
  }

  /** @throws ReleaseError UNKNOWN_RELEASE when the name or version could be a path outside the store */
  protected requireValid(name: string, version: string): ReleaseRef {
    if (!isReleaseRef({ name, version }) || isReservedName(name)) {
      throw new ReleaseError('UNKNOWN_RELEASE', `there is no release ${name} ${version}`);
    }
    return { name, version };
  }
}
