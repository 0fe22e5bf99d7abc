import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import webpack from 'webpack';
import { routePaths } from './route-paths.mjs';
import { sharedNeeds, sharedProvides } from './shares.mjs';
import { remoteClient, remoteServer, shellClient, shellServer } from './webpack.mjs';

/**
 * What a build hands to the release store, beside the files themselves (`build.json`).
 * @typedef {object} BuildFacts
 * @property {string} name
 * @property {string} version
 * @property {string} contract   the contract version it was built for
 * @property {string} entry      the file that the page loads first
 * @property {string[]} styles   stylesheets to load before its first render
 * @property {Record<string, string[]>} chunks  files of each named chunk, for preloading
 * @property {string | null} server  its server bundle
 * @property {string[]} [paths]  of a remote without one: patterns of the addresses that it answers
 * @property {Record<string, string>} needs     shared libraries asked of the host, as semver ranges
 * @property {Record<string, string>} [provides]  shared libraries that the host brings, with their versions
 */

const ENTRY = { shell: 'main.js', remote: 'remoteEntry.js' };

/** Builds the host into `target.out`. @returns {Promise<BuildFacts>} */
export async function buildShell(target) {
  const stats = await run(shellClient(target));
  await run(shellServer({ ...target, out: join(target.out, 'server') }));
  const provides = sharedProvides();
  const alsoServes = alsoServed(target.root);
  return finish(target, stats, {
    name: 'shell',
    entry: ENTRY.shell,
    server: 'server/index.cjs',
    needs: {},
    provides,
    alsoServes,
  });
}

/** Builds one remote, and nothing else, into `target.out`. @returns {Promise<BuildFacts>} */
export async function buildRemote(target, remote) {
  const stats = await run(remoteClient(target, remote));
  if (remote.rendersOnServer) await run(remoteServer({ ...target, out: join(target.out, 'server') }, remote));
  return finish(target, stats, {
    name: remote.name,
    title: remote.title,
    routes: remote.routes,
    access: remote.access,
    entry: ENTRY.remote,
    ...(remote.rendersOnServer ? { server: 'server/index.cjs' } : { server: null, paths: pathsIfKnown(remote) }),
    needs: sharedNeeds(),
  });
}

/** A release without them is as good, except that addresses which lead nowhere are answered with 200. */
function pathsIfKnown({ name, folder }) {
  try {
    return routePaths(join(folder, 'src/remote.ts'));
  } catch (error) {
    console.warn(`${name}: its routes could not be read, so that unknown addresses answer 200: ${error.message}`);
    return undefined;
  }
}

/** Runs one webpack build to its end. @throws with webpack's own messages when it failed */
export function run(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
        else resolve(stats);
      });
    });
  });
}

function finish(target, stats, facts) {
  const chunks = namedChunks(stats, facts.entry);
  giveEntryTheHashes(target.out, facts.entry);
  const styles = existsSync(join(target.out, 'styles.css')) ? ['styles.css'] : [];
  const built = { ...facts, version: target.version, contract: contractVersion(target.root), styles, chunks };
  writeFileSync(join(target.out, 'build.json'), JSON.stringify(built, null, 2));
  return built;
}

/** @returns {Record<string, string[]>} scripts of each named chunk, the entry apart */
export function namedChunks(stats, entry) {
  const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true, ids: true });
  return Object.fromEntries(
    Object.entries(namedChunkGroups)
      .map(([name, group]) => [
        name,
        group.assets.map((asset) => asset.name).filter((file) => file.endsWith('.js') && file !== entry),
      ])
      .filter(([, files]) => files.length > 0),
  );
}

/** The entry brings the hashes of its release's other scripts, see ChunkIntegrityPlugin. */
function giveEntryTheHashes(out, entry) {
  const hashes = Object.fromEntries(
    filesBelow(out)
      .filter((file) => file.endsWith('.js') && file !== entry && !file.startsWith('server/'))
      .map((file) => [file, integrityOf(readFileSync(join(out, file)))]),
  );
  const head =
    '(function(h){var g=globalThis.__kakshaIntegrity||(globalThis.__kakshaIntegrity={}),b=document.currentScript.src;' +
    `for(var f in h)g[new URL(f,b).pathname]=h[f]})(${JSON.stringify(hashes)});`;
  writeFileSync(join(out, entry), head + readFileSync(join(out, entry), 'utf8'));
}

/** @returns {string} subresource integrity, SHA-384 */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** @returns {string[]} all files below a folder, with forward slashes, sorted */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.split(sep).join(posix.sep))
    .sort();
}

/** Earlier majors of the contract that the host serves too. */
function alsoServed(root) {
  const source = readFileSync(join(root, 'shared/contract/src/version.ts'), 'utf8');
  const [, list] = /ALSO_SERVED: readonly string\[\] = \[([^\]]*)\]/.exec(source);
  return [...list.matchAll(/'([\d.]+)'/g)].map(([, version]) => version);
}

function contractVersion(root) {
  const source = readFileSync(join(root, 'shared/contract/src/version.ts'), 'utf8');
  return /CONTRACT_VERSION = '([\d.]+)'/.exec(source)[1];
}

/**
 * A fingerprint of everything that goes into a build: its own folder, the shared packages, the lockfile.
 * @param {string} root @param {string} folder of the remote or the shell
 */
export function sourceHash(root, folder) {
  const hash = createHash('sha256');
  const shared = ['api-client', 'build', 'contract', 'domain', 'forms', 'ui'].map((name) => join(root, 'shared', name));
  for (const top of [folder, ...shared]) {
    for (const file of filesBelow(top)) {
      if (/(^|\/)(node_modules|server|gallery)\/|\.(test|spec)\.[mjt]sx?$/.test(file)) continue;
      hash
        .update(relative(root, join(top, file)))
        .update('\0')
        .update(readFileSync(join(top, file)));
    }
  }
  return hash
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 12);
}
