/** The version of the project in a folder. Uses only Node's own modules, because it runs before packages are installed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages, results of builds, and what belongs to one machine. */
const noSource = new Set([
  ...['node_modules', 'dist', 'coverage', '.git'],
  ...['.data', '.releases', '.cache', '.mf', '.monolith', '.keys', '.env'],
]);

/**
 * @param {string} name of a file or folder, without its path
 * @returns {boolean} whether it belongs to the sources
 */
export const isSource = (name) => !noSource.has(name) && !/\.(log|tsbuildinfo)$/.test(name);

/** @returns {string[]} paths below the folder, sorted */
function sourceFiles(folder, below = '') {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter(({ name }) => isSource(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(below, entry.name);
      if (entry.isDirectory()) return sourceFiles(folder, path);
      return entry.isFile() ? [path] : [];
    });
}

/**
 * Equal sources have the same version, in git or copied, built or not.
 * @param {string} folder of the project
 * @returns {string} the version of package.json and a hash of the sources, e.g. `0.1.0-3f9c1a2b4d5e`
 */
export function versionOf(folder) {
  const hash = createHash('sha256');
  for (const path of sourceFiles(folder)) {
    const bytes = readFileSync(join(folder, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${version}-${hash.digest('hex').slice(0, 12)}`;
}
