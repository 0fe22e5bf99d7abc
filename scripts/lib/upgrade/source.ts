import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Installation } from './installation';
import type { RunProgram } from './run-program';

/**
 * Finds the sources of the new version.
 * @param argument  a folder, or a tag of the repository
 * @param repository  replaces the one from which the site was installed
 * @returns their folder, and a function that removes it when it was made
 * @throws Error when there is neither
 */
export async function findSource(
  argument: string,
  repository: string | undefined,
  { installation, run }: { installation: Installation; run: RunProgram },
): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = resolve(argument);
  if (existsSync(folder)) {
    if (!existsSync(join(folder, 'package.json')))
      throw new Error(`${folder} has no package.json: name the folder of the project.`);
    return { folder, remove: () => Promise.resolve() };
  }
  const from = repository ?? installation.repository();
  if (!from)
    throw new Error(`There is no folder ${folder}. To take a tag, name its repository: --repository <address>.`);
  const clone = join(installation.home, 'clone');
  const remove = () => rm(clone, { recursive: true, force: true });
  await remove();
  const words = ['clone', '--quiet', '--depth=1', `--branch=${argument}`, '--', from, clone];
  await run('git', words, { cwd: installation.home, env: process.env });
  return { folder: clone, remove };
}
