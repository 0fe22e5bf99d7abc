import { existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** The project's own packages: their links are relative, so that they lead to the code of the folder. */
const own = '@kaksha';

/** Gives a checkout the installed packages of this one. A package that the old version lacks here is not found. */
export function linkPackages(root: string, folder: string): void {
  const installed = join(root, 'node_modules');
  const target = join(folder, 'node_modules');
  mkdirSync(join(target, own), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== own) symlinkSync(join(installed, name), join(target, name));
  }
  for (const name of readdirSync(join(installed, own))) {
    symlinkSync(readlinkSync(join(installed, own, name)), join(target, own, name));
  }
  for (const name of ['api', 'shell', 'e2e', 'bench']) {
    const nested = join(root, name, 'node_modules');
    if (existsSync(nested) && existsSync(join(folder, name))) symlinkSync(nested, join(folder, name, 'node_modules'));
  }
}
