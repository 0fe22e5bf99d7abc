import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix, relative, sep } from 'node:path';
import { modulesOf } from './module-graph';

/** Shared packages whose sources are part of builds. */
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

/** The file of what a remote adds to the site without code, below its folder; none when it adds nothing. */
export const contributionsFile = (folder: string) =>
  ['src/contributions.ts'].filter((file) => existsSync(join(folder, file)));

/** What the builds of a part start from: paths below its folder. */
const entriesOf = (folder: string) =>
  basename(folder) === 'shell'
    ? ['src/boot/main.ts', 'src/boot/server-entry.tsx']
    : ['src/remote.ts', ...contributionsFile(folder)];

/**
 * A fingerprint of a build's inputs: the modules that its entries import, the configuration of the builds, the lockfile and
 * package.json. A source that the part does not import changes no release of it.
 * @param folder  of the remote or the shell
 * @param texts  of the sources of the repository that were read before, by path; filled
 */
export function sourceHash(root: string, folder: string, texts = new Map<string, string>()): string {
  const own = isOutside(root, folder) ? '' : `${relative(root, folder).split(sep).join(posix.sep)}/`;
  const entries = entriesOf(folder).map((entry) => own + entry);
  const modules = own ? modulesOf(root, entries, texts) : [];
  const folders = own ? [join(root, 'shared/build')] : [join(root, 'src')];
  const packages = new Set(modules.map((file) => `${file.slice(0, file.indexOf('/src/'))}/package.json`));
  const files = ['package-lock.json', `${own}package.json`, CONTRACT_VERSION_FILE, ...packages, ...modules];
  return hashOf(root, folders, files).slice(0, 12);
}

/** Each build reads the version of the contract from it. */
const CONTRACT_VERSION_FILE = 'shared/contract/src/version.ts';

/** Whether a remote is a repository of its own. */
const isOutside = (root: string, folder: string) => folder === root;

/** The folders and files that hold the inputs of a build, below `root`. */
export const inputPaths = (root: string, folder: string): string[] =>
  isOutside(root, folder)
    ? ['src', 'package-lock.json', 'package.json']
    : [relative(root, folder), ...packages.map((name) => `shared/${name}`), 'package-lock.json'];

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
  for (const file of files) {
    if (existsSync(join(root, file)))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
