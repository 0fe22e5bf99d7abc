import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { API_READS_FILE, apiReadsOf } from './api-reads';
import { messagesOf, warned } from './messages';
import type { RemoteFacts } from './remotes';
import { type Contributions, contributionsOf, type DeclaredExtension, extensionsOf, routePaths } from './route-paths';
import { type BuildModules, filesIn, moduleStats, sbomOf } from './sbom';
import { sharedNeeds, sharedProvides } from './shares';
import { contributionsFile, filesBelow } from './source-hash';
import { removeScriptNames, shiftMap } from './source-maps';
import { addStandardEntry } from './standard-entry';
import { remoteClient, remoteServer, shellClient, shellServer } from './webpack';
import type { Target } from './webpack-common';

/** `build.json`: the description of a build for the release store. */
export interface BuildFacts extends Contributions {
  name: string;
  version: string;
  title?: string;
  /** Contract version that it was built for. */
  contract: string;
  /** Of the host: earlier majors of the contract that it serves too. */
  alsoServes?: string[];
  /** Whether it runs where the browser enforces Trusted Types. */
  trustedTypes: boolean;
  /** The file that the page loads first. */
  entry: string;
  /** Stylesheets to load before the first render. */
  styles: string[];
  /** Script files of each named chunk, for preloading. */
  chunks: Record<string, string[]>;
  /** Server bundle, or null. */
  server: string | null;
  /** Of a remote without a server bundle: patterns of the addresses that it answers. */
  paths?: string[];
  routes?: string[];
  access?: RemoteFacts['access'];
  /** What a remote puts into slots of pages, without its code. */
  extensions?: DeclaredExtension[];
  /** Shared libraries that the host must provide, as semver ranges. */
  needs: Record<string, string>;
  /** Of the host: the shared libraries that it provides, with their versions. */
  provides?: Record<string, string>;
}

/** What is known of a build before it runs. */
type OwnFacts = Omit<BuildFacts, 'version' | 'trustedTypes' | 'styles' | 'chunks'>;

const SBOM_FILE = 'sbom.json';
const ENTRY = { shell: 'main.js', remote: 'remoteEntry.js' };

/** Builds the host into `target.out`. */
export async function buildShell(target: Target): Promise<BuildFacts> {
  const stats = await run(shellClient(target));
  const server = await run(shellServer({ ...target, out: join(target.out, 'server') }));
  return finish(target, { stats: [stats, server], files: [], hasCore: true }, shellFacts(target.root));
}

export const shellFacts = (root: string): OwnFacts => ({
  name: 'shell',
  contract: contractVersion(root),
  entry: ENTRY.shell,
  server: 'server/index.cjs',
  needs: {},
  provides: sharedProvides(),
  alsoServes: alsoServed(root),
});

/** Builds one remote into `target.out`. */
export async function buildRemote(target: Target, remote: RemoteFacts): Promise<BuildFacts> {
  const server = join(target.out, 'server');
  const facts = factsOf(target.root, remote);
  if (remote.tool === 'vite') {
    const { buildWithVite } = await import('./vite');
    return finish(target, { stats: [], files: await buildWithVite(target, remote), hasCore: true }, facts);
  }
  if (remote.tool === 'rspack') {
    const { rspackClient, rspackServer, runRspack } = await import('./rspack');
    const built = [await runRspack(rspackClient(target, remote))];
    if (remote.rendersOnServer) built.push(await runRspack(rspackServer({ ...target, out: server }, remote)));
    return finish(target, { stats: built, files: [], hasCore: true }, facts);
  }
  const built = [await run(remoteClient(target, remote))];
  if (remote.rendersOnServer) built.push(await run(remoteServer({ ...target, out: server }, remote)));
  return finish(target, { stats: built, files: [], hasCore: false }, facts);
}

export function factsOf(root: string, remote: RemoteFacts): OwnFacts {
  return {
    name: remote.name,
    ...declaredBy(root, remote),
    entry: ENTRY.remote,
    ...(remote.rendersOnServer ? { server: 'server/index.cjs' } : { server: null, paths: pathsIfKnown(remote) }),
    needs: sharedNeeds(remote.folder),
  };
}

/** What a remote tells a site without its code. */
export const declaredBy = (root: string, remote: RemoteFacts) => ({
  contract: contractVersion(root),
  title: remote.title,
  routes: remote.routes,
  access: remote.access,
  ...extensionsIfAny(remote),
  ...contributionsIfAny(remote),
});

/** A remote with extensions must be readable outside a browser. */
function extensionsIfAny({ folder }: RemoteFacts): { extensions?: DeclaredExtension[] } {
  const file = join(folder, 'src/remote.ts');
  if (!/\bextensions\b/.test(readFileSync(file, 'utf8'))) return {};
  const extensions = extensionsOf(file);
  return extensions.length > 0 ? { extensions } : {};
}

function contributionsIfAny(remote: RemoteFacts): Contributions {
  const [file] = contributionsFile(remote.folder);
  return file ? contributionsOf(join(remote.folder, file), remote) : {};
}

/** Without patterns, the site answers 200 instead of 404 for unknown addresses of the remote. */
function pathsIfKnown({ name, folder }: RemoteFacts): string[] | undefined {
  try {
    return routePaths(join(folder, 'src/remote.ts'));
  } catch (error) {
    console.warn(`${name}: could not read its routes; unknown addresses will answer 200: ${(error as Error).message}`);
    return undefined;
  }
}

/** Runs one webpack build. @throws with webpack's messages when it failed */
export function run(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('webpack returned no stats'));
        else if (stats.hasErrors()) reject(new Error(messagesOf(stats, 'errors')));
        else resolve(warned(stats));
      });
    });
  });
}

/** What a tool has built. */
interface Built {
  /** Of the browser build, and of the server build if there is one. */
  stats: BuildStats[];
  /** Files of the release that no stats name. */
  files: string[];
  /** Whether the entry has the runtime core that it needs. */
  hasCore: boolean;
}

/** The part of the stats of webpack and Rspack that describes a release. */
interface BuildStats {
  toJson(options: object): BuildModules & { namedChunkGroups?: Record<string, { assets?: { name: string }[] }> };
}

function finish(target: Target, { stats, files, hasCore }: Built, facts: OwnFacts): BuildFacts {
  const chunks = stats[0] ? namedChunks(stats[0], facts.entry) : {};
  removeScriptNames(target.out);
  addHashesToEntry(target.out, facts.entry);
  const styles = splitFonts(target.out);
  const { name } = facts;
  const added =
    name === 'shell'
      ? []
      : addStandardEntry(target.out, { name, version: target.version }, facts.entry, styles, hasCore);
  const built = { ...facts, version: target.version, trustedTypes: true, styles, chunks };
  const sources = [...filesIn(stats.map((each) => each.toJson(moduleStats))), ...files, ...added];
  writeFileSync(join(target.out, SBOM_FILE), JSON.stringify(sbomOf(built, sources), null, 2));
  writeFileSync(join(target.out, API_READS_FILE), JSON.stringify(apiReadsOf(target.root, sources), null, 2));
  writeFileSync(join(target.out, 'build.json'), JSON.stringify(built, null, 2));
  return built;
}

/** Whether a file of a development build changes open pages only. */
export const isUpdate = (file: string) => file.includes('.hot-update.');

/** Script files of each named chunk, without the entry. */
export function namedChunks(stats: BuildStats, entry: string): Record<string, string[]> {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true, ids: true });
  return Object.fromEntries(
    Object.entries(namedChunkGroups)
      .map(([name, group]): [string, string[]] => [
        name,
        (group.assets ?? [])
          .map((asset) => asset.name)
          .filter((file) => file.endsWith('.js') && file !== entry && !isUpdate(file)),
      ])
      .filter(([, files]) => files.length > 0),
  );
}

/** The entry registers the hashes of its release's other scripts, see ChunkIntegrityPlugin. */
function addHashesToEntry(out: string, entry: string): void {
  const hashes = Object.fromEntries(
    filesBelow(out)
      .filter((file) => file.endsWith('.js') && file !== entry && !file.startsWith('server/'))
      .map((file) => [file, integrityOf(readFileSync(join(out, file)))]),
  );
  const head =
    '(function(h){var g=globalThis.__kakshaIntegrity||(globalThis.__kakshaIntegrity={}),b=document.currentScript.src;' +
    `for(var f in h)g[new URL(f,b).pathname]=h[f]})(${JSON.stringify(hashes)});\n`;
  writeFileSync(join(out, entry), head + readFileSync(join(out, entry), 'utf8'));
  shiftMap(out, entry, 1);
}

/** Subresource integrity, SHA-384. */
const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Earlier majors of the contract that the host also serves. */
function alsoServed(root: string): string[] {
  const [, list = ''] = /ALSO_SERVED: readonly string\[\] = \[([^\]]*)\]/.exec(contractSource(root)) ?? [];
  return [...list.matchAll(/'([\d.]+)'/g)].map(([, version = '']) => version);
}

/** Version of the contract that the repository has. @throws Error when it declares none */
function contractVersion(root: string): string {
  const version = /CONTRACT_VERSION = ['"]([\d.]+)['"]/.exec(contractSource(root))?.[1];
  if (!version) throw new Error('@kaksha/contract/version declares no CONTRACT_VERSION');
  return version;
}

/** The module of the contract that the repository has, as sources or as an installed package. */
const contractSource = (root: string) =>
  readFileSync(createRequire(join(root, 'package.json')).resolve('@kaksha/contract/version'), 'utf8');

/**
 * Moves the font faces of `styles.css` to a sheet of their own. Pages inline them, and a second declaration of a face
 * would swap fonts after the first paint.
 * @returns the style sheets of the build in their order
 */
function splitFonts(folder: string): string[] {
  const file = join(folder, 'styles.css');
  if (!existsSync(file)) return [];
  const css = readFileSync(file, 'utf8');
  const fontFaces = css.match(/@font-face\s?\{[^{}]*\}/g);
  if (!fontFaces) return ['styles.css'];
  writeFileSync(join(folder, 'fonts.css'), fontFaces.join(''));
  writeFileSync(
    file,
    fontFaces.reduce((rest, face) => rest.replace(face, ''), css),
  );
  return ['fonts.css', 'styles.css'];
}
