import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@kaksha/contract/version';
import { type PackedPackage, peers } from './package-list';

interface Manifest {
  name: string;
  version: string;
  description?: string;
  license?: string;
  engines?: Record<string, string>;
  /** Files that bundles for browsers replace. */
  browser?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readManifest = (root: string, folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** 'react' of 'react/jsx-runtime', '@kaksha/ui' of '@kaksha/ui/button'. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const compiledPath = (path: string) => path.replace('./src/', './dist/').replace(/\.tsx?$/, '.js');

/**
 * The package.json of a packed package.
 * @param imported  specifiers of its modules that are not relative paths
 * @throws Error when it imports a package for which the repository lists no version
 */
export function packedManifest(
  root: string,
  packed: PackedPackage,
  imported: Iterable<string>,
  exports: object,
  bin?: Record<string, string>,
): object {
  const repository = readManifest(root, '.');
  const own = packed.folder.startsWith('scripts/') ? repository : readManifest(root, packed.folder);
  const names = new Set([...[...imported].map(packageOf), ...packed.loads]);
  const needed = [...names]
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name) && name !== packed.name)
    .sort();
  const versions = (wanted: string[], range: (version: string) => string) =>
    Object.fromEntries(wanted.map((name) => [name, range(versionOf(root, name, packed.folder))]));
  return {
    name: packed.name,
    version: versionOf(root, packed.name, packed.folder),
    description: own.description,
    license: repository.license,
    type: 'module',
    engines: repository.engines,
    sideEffects: ['*.css', './dist/boot/*'],
    ...(bin && { bin }),
    exports,
    ...(own.browser && {
      browser: Object.fromEntries(Object.entries(own.browser).map((pair) => pair.map(compiledPath))),
    }),
    files: ['dist', 'jest'],
    dependencies: versions(
      needed.filter((name) => !peers.includes(name)),
      (version) => version,
    ),
    peerDependencies: versions(
      needed.filter((name) => peers.includes(name)),
      (version) => `^${version.replace(/^\^/, '')}`,
    ),
  };
}

/** The version of a package that a folder of the repository uses. @throws Error when none is listed */
function versionOf(root: string, name: string, folder: string): string {
  const local = /^@kaksha\/([\w-]+)$/.exec(name)?.[1];
  // The contract has the version that hosts and remotes compare.
  if (local === 'contract') return `${CONTRACT_VERSION}.0`;
  if (local === 'cli') return readManifest(root, '.').version;
  if (local) return readManifest(root, local === 'shell' ? 'shell' : `shared/${local}`).version;
  const places = [...(folder.startsWith('scripts/') ? [] : [folder]), '.', 'shell', 'shared/contract'];
  for (const place of places) {
    const { dependencies, devDependencies } = readManifest(root, place);
    const listed = dependencies?.[name] ?? devDependencies?.[name];
    if (listed) return listed;
  }
  throw new Error(`${folder} imports ${name}, for which the repository lists no version`);
}

/** Versions of the packages that a repository of a remote lists itself. */
export function repositoryVersions(root: string): Record<string, string> {
  const own = ['api-client', 'build', 'cli', 'contract', 'domain', 'forms', 'shell', 'testing', 'ui'];
  const libraries = ['react', 'react-dom', 'react-router', 'react-router-dom', 'zustand'];
  const tools = [
    '@biomejs/biome',
    '@testing-library/jest-dom',
    '@testing-library/react',
    '@types/jest',
    '@types/node',
    '@types/react',
    'jest',
  ];
  const names = [...own.map((name) => `@kaksha/${name}`), ...libraries, ...tools];
  // Here it has a second name beside a compiler with a JavaScript API, which has no command `tsc`.
  const typescript = versionOf(root, '@typescript/native', 'shell').replace(/^npm:typescript@/, '');
  return { ...Object.fromEntries(names.map((name) => [name, versionOf(root, name, 'shell')])), typescript };
}
