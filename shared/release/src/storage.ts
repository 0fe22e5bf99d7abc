import type { ReleaseRef } from './types';

/** The text that says what is live, and a tag that tells whether it changed since. */
export interface StateText {
  /** Null in a new store. */
  text: string | null;
  tag: string;
}

/**
 * Where releases are kept: a disk, or a bucket. A shelf knows nothing of what is right; it promises three things, and
 * `shelf-promises.ts` tests them of each:
 * - a release is there whole or not at all, and is never overwritten;
 * - of two who change the same state, one is told that the other was first;
 * - what was answered as done stays done.
 */
export interface ReleaseStorage {
  /** Folder on this machine where releases can be read, as `<folder>/<name>/<version>/<file>`, once `local` answered. */
  readonly folder: string;
  /** Brings a release to this machine if it is elsewhere. @returns its folder, null when there is no such release */
  local(release: ReleaseRef): Promise<string | null>;
  /** @returns null when there is no such file */
  read(release: ReleaseRef, file: string): Promise<Buffer | null>;
  /** @returns whether it was put; false when there is such a release already */
  put(release: ReleaseRef, files: ReadonlyMap<string, Buffer>): Promise<boolean>;
  remove(release: ReleaseRef): Promise<void>;
  list(): Promise<ReleaseRef[]>;
  readState(): Promise<StateText>;
  /** @returns false, with nothing changed, when the state is no longer the one that `tag` names */
  writeState(text: string, tag: string): Promise<boolean>;
  /** Tells of changes of the state, its own ones too; a telling may come late or twice. @returns how to stop */
  watch(onChange: () => void): () => void;
  /** Removes what interrupted work left behind. */
  sweep(): Promise<void>;
}
