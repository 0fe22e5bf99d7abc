import { basename } from 'node:path';
import webpack, { type Compiler, type NormalModule } from 'webpack';

/**
 * Modules of the federation runtime that are replaced by the files of `lean-federation/`, because a browser never needs
 * them here: manifests and snapshots of remotes, preloading, version comparison at run time, the logger, error texts
 * (error codes stay). Saves 6 KB in the host and 2.7 KB in each remote's entry; upstream has no option for these.
 */
export const replacements: Readonly<Record<string, readonly string[]>> = {
  runtime: ['runtime'],
  'runtime-core': ['SnapshotHandler', 'preload', 'desc', 'semver'],
  sdk: ['logger', 'desc'],
  'error-codes': ['desc'],
  'webpack-bundler-runtime': [
    'consumes',
    'init',
    'initContainerEntry',
    'initializeSharing',
    'installInitialConsumes',
    'getSharedFallbackGetter',
  ],
};

/** Replacements that each kind of build must contain. */
export const expectedIn = {
  host: ['SnapshotHandler', 'preload', 'desc', 'semver', 'logger'],
  remote: [
    ...['runtime', 'logger', 'consumes', 'init', 'initContainerEntry', 'initializeSharing'],
    ...['installInitialConsumes', 'getSharedFallbackGetter'],
  ],
} as const;

/** @param build  the build fails when one of its expected replacements no longer matches a module of the runtime */
export const leanFederation = (build: keyof typeof expectedIn) => [
  new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' }),
  new webpack.NormalModuleReplacementPlugin(/module-federation/, ({ createData, contextInfo }) => {
    // Called before and after resolving; only a resolved file identifies the module of the runtime.
    const name = createData && replacementFor(createData.resource ?? '', contextInfo.issuer);
    if (name) createData.resource = new URL(`./lean-federation/${name}.mjs`, import.meta.url).pathname;
  }),
  new RequireReplacementsPlugin(expectedIn[build]),
];

/** Name of the replacement for a file, or undefined. @param issuer  the file that imports it */
export function replacementFor(file: string, issuer: string): string | undefined {
  const [, part = '', path = ''] = /@module-federation[\\/]([\w-]+)[\\/]dist[\\/](.+)\.m?js$/.exec(file) ?? [];
  // The host uses the whole runtime package; the bundler's part of a remote's entry uses one function of it.
  if (part === 'runtime') return /webpack-bundler-runtime/.test(issuer) ? 'runtime' : undefined;
  return replacements[part]?.find((name) => path.replaceAll('\\', '/').split('/').includes(name));
}

/** Adds a build error for each replacement that no module of the build uses. */
export class RequireReplacementsPlugin {
  constructor(private readonly expected: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RequireReplacementsPlugin', (compilation) => {
      if (compilation.compiler !== compiler) return;
      compilation.hooks.finishModules.tap('RequireReplacementsPlugin', (modules) => {
        const files = [...modules].map((module) => (module as NormalModule).resource ?? '');
        const used = new Set(
          files.filter((file) => /[\\/]lean-federation[\\/]/.test(file)).map((file) => basename(file, '.mjs')),
        );
        for (const name of this.expected.filter((each) => !used.has(each))) {
          const message = `lean-federation: '${name}' replaces no module of @module-federation any more; compare lean-federation.ts with the installed version`;
          compilation.errors.push(new compiler.webpack.WebpackError(message));
        }
      });
    });
  }
}
