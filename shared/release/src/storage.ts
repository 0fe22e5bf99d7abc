import type { FileHash, ReleaseRef } from './types';

/** The stored live snapshot, with a tag that changes with every write. */
export interface StateText {
  /** Null in a new store. */
  text: string | null;
  tag: string;
}

/**
 * Where releases are stored: a disk, or a bucket. Implementations contain no release rules; they guarantee that
 * - a release is present completely or not at all, and is never overwritten;
 * - of two concurrent writes of one state, exactly one succeeds;
 * - a confirmed write is durable.
 */
export interface ReleaseStorage {
  /** Local folder of releases, as `<folder>/<name>/<version>/<file>`; a release is there once `local` has resolved. */
  readonly folder: string;
  /**
   * Copies a release to this machine if needed: exactly the listed files and its manifest.
   * @returns its folder, or null when there is no such release
   * @throws ReleaseError ALTERED when a bucket holds other files
   */
  local(release: ReleaseRef, listed: ReadonlyMap<string, FileHash>): Promise<string | null>;
  /** @returns null when there is no such file, or when it has more than `maxBytes` */
  read(release: ReleaseRef, file: string, maxBytes: number): Promise<Buffer | null>;
  /** Paths of all stored files of a release, its manifest included. */
  files(release: ReleaseRef): Promise<string[]>;
  /** @returns false when the release exists already */
  put(release: ReleaseRef, files: ReadonlyMap<string, Buffer>): Promise<boolean>;
  remove(release: ReleaseRef): Promise<void>;
  list(): Promise<ReleaseRef[]>;
  readState(): Promise<StateText>;
  /** @returns false, with nothing written, when the state no longer has this tag */
  writeState(text: string, tag: string): Promise<boolean>;
  /** Calls back after changes of the state, possibly late or twice. @returns unsubscribes */
  watch(onChange: () => void): () => void;
  /** Removes leftovers of interrupted writes. */
  sweep(): Promise<void>;
}
