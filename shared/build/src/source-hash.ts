import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

/** Shared packages whose sources are part of each build. */
const packages = ['api-client', 'build', 'contract', 'domain', 'forms', 'ui'];
/** Whether a build reads a file below its inputs. */
export const isInput = (path: string) => !isNoInput.test(path);

const isNoInput = /(^|\/)(node_modules|dist|server|gallery)\/|\.(test|spec|stories)\./;

/** All files below a folder, with forward slashes, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join(posix.sep))
    .sort();
}

/**
 * A fingerprint of a build's inputs: its own folder, the shared packages, the lockfile.
 * @param folder  of the remote or the shell
 * @param shared  from `sharedHash`; computed when it is not given
 */
export function sourceHash(root: string, folder: string, shared?: string): string {
  const parts = isOutside(root, folder)
    ? [hashOf(root, [join(root, 'src')], ['package-lock.json', 'package.json'])]
    : [hashOf(root, [folder], []), shared ?? sharedHash(root)];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
}

/** Whether a remote is a repository of its own. */
const isOutside = (root: string, folder: string) => folder === root;

/** The folders and files that `sourceHash` is made of, below `root`. */
export const inputPaths = (root: string, folder: string): string[] =>
  isOutside(root, folder)
    ? ['src', 'package-lock.json', 'package.json']
    : [relative(root, folder), ...packages.map((name) => `shared/${name}`), 'package-lock.json'];

/** A fingerprint of the inputs that all builds of the repository have. */
export function sharedHash(root: string): string {
  const folders = packages.map((name) => join(root, 'shared', name));
  return hashOf(root, folders, ['package-lock.json']);
}

/**
 * A fingerprint of the files below folders, and of single files; absent single files are skipped.
 * @param folders  absolute paths
 * @param files  paths below `root`
 * @param isSkipped  paths below their folder that do not count
 * @returns  SHA-256 in hexadecimal digits
 */
export function hashOf(
  root: string,
  folders: readonly string[],
  files: readonly string[],
  isSkipped: RegExp = isNoInput,
): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of filesBelow(folder)) {
      if (isSkipped.test(file)) continue;
      const path = join(folder, file);
      hash.update(relative(root, path)).update('\0').update(readFileSync(path));
    }
  }
  for (const file of files) if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
