import { existsSync } from 'node:fs';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { packagesStamp, workspaceFolders } from '../install.mjs';
import { isSource } from '../version-of.mjs';
import { giveToOwner } from './releases';
import type { Upgrade } from './upgrade';

/** Copies the sources into a folder of their own beside the other versions, and builds them there. */
export async function buildVersion(upgrade: Upgrade): Promise<void> {
  const { installation, source, to, say } = upgrade;
  await installation.removeUnfinished();
  if (await installation.built(to.name)) return say('it is built already');
  upgrade.hasNewFolder = true;
  const folder = installation.buildFolderOf(to.name);
  await mkdir(folder);
  await cp(source, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => path === source || isSource(basename(path)),
  });
  await symlink(join(installation.home, '.env'), join(folder, '.env'));
  await linkPackages(upgrade, folder);
  // The running site comes first.
  await upgrade.run('nice', ['-n', '19', process.execPath, 'scripts/build.mjs', '--not-live'], {
    ...{ cwd: folder, env: upgrade.releaseEnv, signal: upgrade.signal },
  });
  await giveToOwner(upgrade.store.storage.folder);
  await installation.finish(to.name);
}

/** Gives the folder the packages of the running version as hard links, when it needs the same. Else the build installs. */
async function linkPackages({ from, run, signal }: Upgrade, folder: string): Promise<void> {
  if (packagesStamp(from.folder) !== packagesStamp(folder)) return;
  for (const each of ['.', ...workspaceFolders(folder)]) {
    const packages = join(from.folder, each, 'node_modules');
    if (existsSync(packages))
      await run('cp', ['-al', packages, join(folder, each)], { cwd: folder, env: process.env, signal });
  }
}

/** Removes the folder of a version that this upgrade has built. */
export async function removeBuild({ installation, to, hasNewFolder, isStuck }: Upgrade): Promise<void> {
  await installation.removeUnfinished();
  if (hasNewFolder && !isStuck) await rm(to.folder, { recursive: true, force: true });
}
