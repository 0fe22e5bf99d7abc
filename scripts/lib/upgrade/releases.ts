import { existsSync } from 'node:fs';
import { chown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseStore } from '@kaksha/release/store';
import { rolledBack } from '@kaksha/release/transitions';
import type { LiveSnapshot } from '@kaksha/release/types';
import { BUILT_AT_START } from '../../site/publish-stale';

/**
 * Takes back in one step what `promoteBuilt` has made live since the snapshot. What a team promoted stays. The next
 * upgrade may promote the same names again.
 */
export async function returnReleases(store: ReleaseStore, before: LiveSnapshot): Promise<void> {
  const { names } = await store.live();
  const changed = Object.entries(names).filter(
    ([name, { version, history }]) =>
      version !== before.names[name]?.version && history.at(-1)?.reason === BUILT_AT_START,
  );
  const added = changed.map(([name]) => name).filter((name) => !before.names[name]);
  const returned = changed.flatMap(([name]) => {
    const version = before.names[name]?.version;
    return version ? [{ name, version }] : [];
  });
  const audit = { by: null, at: new Date(store.clock()).toISOString(), reason: BUILT_AT_START };
  if (returned.length > 0) {
    await store.change(
      (state) => returned.reduce((next, { name, version }) => rolledBack(next, name, version, audit), state),
      returned,
    );
  }
  for (const name of added) await store.withdraw(name);
  const withdrawn = Object.entries(before.names).filter(([name]) => !names[name]);
  const refs = withdrawn.map(([name, { version }]) => ({ name, version }));
  if (refs.length > 0) await store.promoteTogether(refs, null, BUILT_AT_START);
}

/** Gives the files of a store in a folder to the user of that folder, as whom the site signs and removes releases. */
export async function giveToOwner(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const { uid, gid } = await stat(folder);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chown(join(entry.parentPath, entry.name), uid, gid).catch(ignoreMissing);
  }
}

/** The running site replaces and removes files meanwhile. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
