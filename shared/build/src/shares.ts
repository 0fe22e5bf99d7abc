import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, relative, sep } from 'node:path';
import { satisfies } from 'semver';
import { containerName, type RemoteFacts } from './remotes';

const require = createRequire(import.meta.url);

/** The version of a library that the code of a folder is built with. */
const versionOf = (name: string, folder = import.meta.dirname): string =>
  require(require.resolve(`${name}/package.json`, { paths: [folder, import.meta.dirname] })).version;

const contractPrefix = '@kaksha/contract/';

/**
 * Libraries that the host and the remotes share as one instance. The host provides all of them eagerly; remotes bundle
 * none (`import: false`), so a remote cannot replace the host's copy. A trailing slash shares every subpath.
 */
const names = ['react', 'react/', 'react-dom', 'react-dom/', 'react-router-dom', 'zustand', 'zustand/', contractPrefix];

/** The shared libraries whose versions a host provides and a remote needs. */
export const sharedLibraries = ['react', 'react-dom', 'react-router-dom', 'zustand'];

/** Versions of the shared libraries that a host provides; recorded in its release. */
export const sharedProvides = () => Object.fromEntries(sharedLibraries.map((name) => [name, versionOf(name)]));

/**
 * Semver ranges that a remote's release needs; checked before it goes live. The remote's own `peerDependencies`, else
 * what is compatible with the installed version.
 * @param folder  of the remote
 * @throws Error when a range excludes the version that the remote is built with
 */
export function sharedNeeds(folder: string): Record<string, string> {
  const { name, peerDependencies = {} }: { name: string; peerDependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const needs = sharedLibraries.map((library): [string, string] => {
    const installed = versionOf(library, folder);
    const range = peerDependencies[library] ?? `^${installed}`;
    if (!satisfies(installed, range)) {
      throw new Error(`peerDependencies of ${name} has ${library} ${range}, and it is built with ${installed}`);
    }
    return [library, range];
  });
  return Object.fromEntries(needs);
}

const remoteShares = () =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        singleton: true,
        import: false as const,
        requiredVersion: false as const,
        // The manifest plugin cannot resolve a prefix.
        ...(name.endsWith('/') && { packageName: name === contractPrefix ? `${name}version` : name.slice(0, -1) }),
      },
    ]),
  );

/** Parameter of server bundles that holds the shared modules. */
export const SERVER_SHARES_GLOBAL = '__kakshaShared';

type ExternalsCallback = (error?: null | Error, result?: string | string[], type?: 'var') => void;

/** Whether the host provides a module. */
export const isShared = (request: string) =>
  names.some((name) => (name.endsWith('/') ? request.startsWith(name) : request === name));

/** webpack external: server bundles read shared modules from the parameter above. */
export function serverExternals({ request = '' }: { request?: string }, callback: ExternalsCallback): void {
  if (isShared(request)) callback(null, [SERVER_SHARES_GLOBAL, request], 'var');
  else callback();
}

/**
 * Options of Module Federation for a remote, the same for webpack and Rspack. The ids of its modules follow from the path
 * of the exposed file, so it is relative to the repository.
 */
export const remoteFederation = (root: string, { name, folder }: Pick<RemoteFacts, 'name' | 'folder'>) => ({
  name: containerName(name),
  filename: 'remoteEntry.js',
  exposes: {
    './remote': {
      import: `./${relative(root, join(folder, 'src/remote.ts')).split(sep).join(posix.sep)}`,
      name: 'remote',
    },
  },
  shared: remoteShares(),
  shareStrategy: 'loaded-first' as const,
  dts: false,
});
