/**
 * Installs missing packages, for commands that run right after cloning. Uses only Node's own modules.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

// --ignore-scripts runs no code of a package. --no-save leaves the lockfile unchanged. --include=dev installs the build tools under NODE_ENV=production. npm 11's
// `npm ci` rejects the lockfile when the registry lags with optional binaries of other systems.
const installArguments = ['install', '--ignore-scripts', '--no-save', '--include=dev', '--no-audit', '--no-fund'];

/**
 * `install`, for commands: says why an installation failed and ends the process with exit code 1.
 * @returns {boolean} whether it installed anything
 */
export function ensureInstalled() {
  try {
    return install();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * Installs when node_modules does not match package-lock.json and every package.json. The check takes a few
 * milliseconds.
 * @param {{ root?: string, run?: (root: string) => number | null }} [options] for tests; `run` returns the exit code
 * @returns {boolean} whether it installed anything
 * @throws {Error} with a message for the user when Node is too old or npm fails
 */
export function install({ root = projectRoot, run = npmInstall } = {}) {
  const manifest = readJson(join(root, 'package.json'));
  requireNode(manifest.engines?.node, process.versions.node);
  const stampFile = join(root, 'node_modules', '.kaksha-install');
  const stamp = packagesStamp(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  const code = run(root);
  if (code === null) throw new Error('npm did not start.');
  if (code !== 0) throw new Error(`npm install failed with exit code ${code}.`);
  writeFileSync(stampFile, stamp);
  return true;
}

/**
 * @param {string | undefined} range in the form `>=major.minor`
 * @param {string} version
 */
export function requireNode(range, version) {
  const needed = /^>=(\d+)(?:\.(\d+))?/.exec(range ?? '');
  if (!needed) return;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needMajor, needMinor] = [Number(needed[1]), Number(needed[2] ?? 0)];
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  throw new Error(`Node ${needMajor}.${needMinor} or newer is needed; this is ${version}.`);
}

/**
 * @param {string} root
 * @returns {string} hash of what the packages of a folder depend on: the lockfile, every package.json, and the system,
 *   because packages have binaries
 */
export function packagesStamp(root) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n`);
  const files = [
    'package.json',
    'package-lock.json',
    ...workspaceFolders(root).map((each) => join(each, 'package.json')),
  ];
  for (const file of files)
    if (existsSync(join(root, file))) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @returns {string[]} paths of workspaces like `shell`, `mfe-*`, `shared/*`. Supports a star only at the end.
 */
export function workspaceFolders(root) {
  const { workspaces = [] } = readJson(join(root, 'package.json'));
  return workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('*')) return [pattern];
    const [, parent = '', prefix = ''] = /^(?:(.*)\/)?([^/]*)\*$/.exec(pattern) ?? [];
    return readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name.startsWith(prefix))
      .map((entry) => join(parent, entry.name))
      .sort();
  });
}

function npmInstall(root) {
  console.error('Installing packages: a minute or two the first time.');
  // What a command prints as its result is on the standard output.
  const options = { cwd: root, stdio: ['inherit', 2, 2] };
  const npm = process.env.npm_execpath;
  // npm passes its path to scripts. Otherwise this uses npm from the PATH.
  if (npm && /npm-cli\.[cm]?js$/.test(npm))
    return spawnSync(process.execPath, [npm, ...installArguments], options).status;
  return spawnSync('npm', installArguments, { ...options, shell: process.platform === 'win32' }).status;
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
