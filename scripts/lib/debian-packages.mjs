/** Installs programs from Debian's packages. Needs no npm package. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/** Folders that the PATH of a user may lack. */
const systemFolders = ['/usr/sbin', '/sbin'];

/**
 * @param {string} program a name, or an absolute path
 * @param {string} [path] the folders to search, as in the variable PATH
 * @returns {boolean} whether a folder of the PATH, or of the system's programs, has it
 */
export function isInstalled(program, path = process.env.PATH ?? '') {
  return [...path.split(delimiter), ...systemFolders].some((folder) => existsSync(resolve(folder, program)));
}

/**
 * Installs the packages of programs that are missing, on Debian and its derivatives as root.
 * @param {Readonly<Record<string, string>>} packages the package of each program
 * @throws {Error} with the command for the user when a program is missing afterwards
 */
export function ensurePrograms(packages) {
  const missing = () => Object.keys(packages).filter((program) => !isInstalled(program));
  const before = missing();
  if (before.length === 0) return;
  const names = [...new Set(before.map((program) => packages[program]))];
  installPackages(names);
  const after = missing();
  if (after.length > 0) throw new Error(`${after.join(', ')} missing: apt-get install ${names.join(' ')}`);
}

/**
 * Does nothing without apt-get or the rights of root.
 * @param {readonly string[]} names
 */
export function installPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.error(`Installing ${names.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words) => spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...names);
}
