import { createRequire } from 'node:module';
import { join, posix, relative, sep } from 'node:path';
import { containerName, type RemoteFacts } from './remotes';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => require(`${name}/package.json`).version;

const contractPrefix = '@kaksha/contract/';

/**
 * Libraries that the host and the remotes share as one instance. The host provides all of them eagerly; remotes bundle
 * none (`import: false`), so a remote cannot replace the host's copy. A trailing slash shares every subpath.
 */
const names = ['react', 'react/', 'react-dom', 'react-dom/', 'react-router-dom', 'zustand', 'zustand/', contractPrefix];

const versioned = ['react', 'react-dom', 'react-router-dom', 'zustand'];

/** Versions of the shared libraries that a host provides; recorded in its release. */
export const sharedProvides = () => Object.fromEntries(versioned.map((name) => [name, versionOf(name)]));

/** Semver ranges that a remote's release needs; checked before it goes live. */
export const sharedNeeds = () => Object.fromEntries(versioned.map((name) => [name, `^${versionOf(name)}`]));

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
