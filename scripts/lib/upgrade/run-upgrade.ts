import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderInUseError, lockFolder } from '@kaksha/api/platform/database/folder-lock';
import { readSettings } from '@kaksha/api/platform/settings/settings';
import { openStore } from '@kaksha/release/open-store';
import { partsOf, waitingParts } from '../../site/publish-stale';
import { versionOf } from '../version-of.mjs';
import type { Installation } from './installation';
import type { Processes } from './processes';
import { readyVersion } from './readiness';
import { programsLoggedIn } from './run-program';
import { runSteps } from './run-steps';
import { findSource } from './source';
import { type Limits, limits, type Step, type Upgrade } from './upgrade';

export interface UpgradeOptions {
  /** Folder or tag. */
  argument: string;
  repository?: string | undefined;
  installation: Installation;
  processes: Processes;
  steps: readonly Step[];
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  say(line: string): void;
  /** Changed by tests. */
  limits?: Limits;
}

/**
 * Upgrades an installed site. A version that fails gives way to the one before.
 * @returns the exit code
 * @throws Error before anything was changed: another upgrade runs, or there is no such version
 */
export async function runUpgrade(options: UpgradeOptions): Promise<number> {
  const { installation } = options;
  const unlock = lockUpgrades(installation);
  try {
    const log = join(installation.home, 'upgrade.log');
    await rm(log, { force: true });
    const run = programsLoggedIn(log);
    const source = await findSource(options.argument, options.repository, { installation, run });
    // Both return a promise, so the folder is there until the end.
    return await upgradeTo(source.folder, run, options).finally(source.remove);
  } finally {
    unlock();
  }
}

async function upgradeTo(
  source: string,
  run: Upgrade['run'],
  { installation, steps, ...options }: UpgradeOptions,
): Promise<number> {
  const { env, say } = options;
  const keys = join(installation.home, 'release-keys');
  const releaseEnv = existsSync(keys) ? { ...env, RELEASE_KEYS: keys } : env;
  const from = await installation.current();
  const name = versionOf(source);
  const to = (await installation.built(name)) ?? { name, folder: installation.folderOf(name) };
  const upgrade: Upgrade = {
    ...{ limits, ...options, installation, source, run, from, to, fetch, releaseEnv },
    settings: readSettings(env),
    store: openStore(releaseEnv, from.folder),
    ...{ hasNewFolder: false, restarted: [], liveBefore: null, isStuck: false },
  };
  requireShared(upgrade);
  if (await runsAlready(upgrade)) {
    say(`The version ${to.name} runs already.`);
    return 0;
  }
  say(`From ${from.name} to ${to.name}`);
  if (!(await runSteps(steps, upgrade))) return 1;
  for (const old of await installation.removeOld(from)) say(`removed ${old}`);
  say(`\nThe version ${to.name} serves.`);
  return 0;
}

/** @throws Error when the data or the releases are in the folder of a version */
function requireShared({ env, settings }: Upgrade): void {
  const missing = ['DATABASE_URL', 'RELEASES_URL', 'DATA_DIR', 'SITE_ORIGIN'].filter((name) => !env[name]);
  if (missing.length > 0 || settings.database.kind !== 'postgresql')
    throw new Error(`An upgrade needs these settings: ${missing.join(', ')}.`);
}

/** Also false after an upgrade that was cut off: then its missing steps run. */
async function runsAlready(upgrade: Upgrade): Promise<boolean> {
  const { from, to, processes, store } = upgrade;
  if (from.name !== to.name) return false;
  const versions = await Promise.all((await processes.web()).map(({ port }) => readyVersion(port, upgrade)));
  if (versions.some((version) => version !== to.name)) return false;
  if ((await processes.folder(processes.worker)) !== to.folder) return false;
  return waitingParts(partsOf(to.folder), (await store.live()).names).length === 0;
}

function lockUpgrades(installation: Installation): () => void {
  try {
    return lockFolder(join(installation.home, 'upgrade'));
  } catch (error) {
    if (error instanceof FolderInUseError) throw new Error('Another upgrade runs. Wait for its end.');
    throw error;
  }
}
