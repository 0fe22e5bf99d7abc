import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readlink, realpath, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { builtVersion } from '../../site/built-version';

/** Old versions that stay beside the one that runs. */
const keptVersions = 3;
/** End of the name of a folder whose build has not finished. */
const unfinished = '.unfinished';

/** A version in a folder of its own. */
export interface Version {
  folder: string;
  /** As `/health/ready` names it. */
  name: string;
}

/**
 * The folders of `operations/install.sh`: `versions/<name>` for each version, and the link `current` to the one that
 * runs. What the upgrade knows about earlier upgrades is read from them.
 */
export class Installation {
  /** @param home  folder with `versions`, `current` and `.env` */
  constructor(readonly home: string) {}

  private readonly link = () => join(this.home, 'current');

  readonly versions = () => join(this.home, 'versions');

  folderOf(name: string): string {
    return join(this.versions(), name);
  }

  /** Where a version is built; `finish` gives it its name. */
  buildFolderOf(name: string): string {
    return this.folderOf(name) + unfinished;
  }

  /** @throws Error when the link is missing or leads to no built version */
  async current(): Promise<Version> {
    const folder = await realpath(this.link());
    const name = builtVersion(join(folder, 'dist'));
    if (!name) throw new Error(`${folder} is not built: run npm run build there.`);
    return { folder, name };
  }

  /** Lets `current` lead to the folder, in one step. */
  async select({ folder }: Version): Promise<void> {
    const draft = `${this.link()}.new`;
    await rm(draft, { force: true });
    await symlink(relative(this.home, folder), draft);
    await rename(draft, this.link());
  }

  /** The folder of a version that was built to its end; null without one. */
  async built(name: string): Promise<Version | null> {
    const current = await this.current();
    if (current.name === name) return current;
    const folder = this.folderOf(name);
    return builtVersion(join(folder, 'dist')) === name ? { folder, name } : null;
  }

  async finish(name: string): Promise<void> {
    await rename(this.buildFolderOf(name), this.folderOf(name));
  }

  /** Removes what builds left that did not finish. */
  async removeUnfinished(): Promise<void> {
    await mkdir(this.versions(), { recursive: true });
    for (const each of await readdir(this.versions())) {
      if (each.endsWith(unfinished)) await rm(this.folderOf(each), { recursive: true });
    }
  }

  /** Removes the oldest versions. @param replaced  the version that ran until now @returns the names of their folders */
  async removeOld(replaced: Version): Promise<string[]> {
    await utimes(replaced.folder, new Date(), new Date());
    const running = basename(await readlink(this.link()));
    const others = (await readdir(this.versions())).filter((each) => each !== running);
    const dated = await Promise.all(
      others.map(async (name) => ({ name, endedAt: (await stat(this.folderOf(name))).mtimeMs })),
    );
    const old = dated.sort((a, b) => b.endedAt - a.endedAt).slice(keptVersions);
    for (const { name } of old) await rm(this.folderOf(name), { recursive: true });
    return old.map(({ name }) => name);
  }

  /** Address or folder of the git repository from which the site was installed; null when it was an archive. */
  repository(): string | null {
    const file = join(this.home, 'repository');
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  }
}

/** @param root  folder of the running program @throws Error when it was not installed by `operations/install.sh` */
export function openInstallation(root: string): Installation {
  const home = dirname(dirname(root));
  if (basename(dirname(root)) === 'versions' && existsSync(join(home, 'current'))) return new Installation(home);
  throw new Error(
    `${root} was not installed by operations/install.sh. docs/operations.md says how other installations are upgraded.`,
  );
}
