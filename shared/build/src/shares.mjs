import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name) => require(`${name}/package.json`).version;

/**
 * What host and remotes must have one instance of. The host owns them all, eagerly; federated builds of remotes
 * carry none (`import: false`), so that no remote can displace the host's. What ends with a slash shares by prefix.
 */
const names = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router-dom',
  'zustand',
  'zustand/',
  '@kaksha/contract/',
];

const versioned = ['react', 'react-dom', 'react-router-dom', 'zustand'];

/** The shared libraries that a host brings, with their versions; kept in its release. */
export const sharedProvides = () => Object.fromEntries(versioned.map((name) => [name, versionOf(name)]));

/** What a remote's release asks of its host, as semver ranges; checked before it goes live. */
export const sharedNeeds = () => Object.fromEntries(versioned.map((name) => [name, `^${versionOf(name)}`]));

export const remoteShares = () =>
  Object.fromEntries(names.map((name) => [name, { singleton: true, import: false, requiredVersion: false }]));

/** For server bundles: shared modules are taken from the object of this name that they are evaluated with. */
export const SERVER_SHARES_GLOBAL = '__kakshaShared';

/** webpack external that reads shared modules from the variable above. */
export function serverExternals({ request }, callback) {
  const shared = names.some((name) => (name.endsWith('/') ? request.startsWith(name) : request === name));
  if (shared) return callback(null, [SERVER_SHARES_GLOBAL, request], 'var');
  callback();
}
