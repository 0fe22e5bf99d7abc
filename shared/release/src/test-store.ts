import { join } from 'node:path';
import type { ReleaseStorage } from './storage';
import { ReleaseStore } from './store';
import { KeyFolder } from './trust/keys';

/**
 * A release store that is signed by test keys, which it makes at its first change.
 * @param where  a folder, or a storage
 * @param options.keys  folder of the keys; `<folder>.keys` by default
 */
export function testStore(
  where: string | ReleaseStorage,
  options: { clock?: () => number; keys?: string; automatic?: boolean; isReal?: boolean } = {},
): ReleaseStore {
  const folder = typeof where === 'string' ? where : where.folder;
  const keys = new KeyFolder(options.keys ?? testKeysOf(folder));
  const trust = { keys, automatic: options.automatic ?? true, replacesOthers: true, seenFile: null };
  return new ReleaseStore(where, { clock: options.clock, trust, isReal: options.isReal });
}

export const testKeysOf = (folder: string) => `${join(folder)}.keys`;
