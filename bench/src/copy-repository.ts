import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copySources } from '../../scripts/drills/lib/copy-sources';
import { workspaceFolders } from '../../scripts/lib/install.mjs';

const root = resolve(import.meta.dirname, '../..');

/**
 * Copies the files of the repository with uncommitted changes into a new folder, with the packages as hard links, so
 * that a bench that ends early leaves its edits in no source.
 */
export function copyRepository(folder: string): void {
  copySources(folder);
  for (const each of ['.', ...workspaceFolders(root)]) {
    const packages = join(root, each, 'node_modules');
    if (existsSync(packages)) execFileSync('cp', ['-al', packages, join(folder, each)]);
  }
}
