import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration, type Module } from 'webpack';
import { ChunkIntegrityPlugin } from './integrity-plugin';
import { containerName, type RemoteFacts } from './remotes';
import { remoteFederation, serverExternals } from './shares';
import { sourceMapOptions } from './source-maps';
import { type BuildConfig, common, scriptRule, type Target } from './webpack-common';

/** The host in the browser: provides the shared libraries and the federation runtime, and references no remote. */
export function shellClient(target: Target): Configuration {
  const config = common(target, 'shell');
  config.entry = { main: join(target.root, 'shell/src/boot/main.ts') };
  config.resolve.alias = hostRouter(target.root);
  config.plugins.push(
    new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: '"web"' }),
    new ChunkIntegrityPlugin(),
    ...privateMaps(target),
  );
  return config;
}

/**
 * The router facade in place of react-router-dom, and the router's production files, which its package does not export.
 */
export const hostRouter = (root: string): Record<string, string> => ({
  'react-router-dom$': join(root, 'shell/src/boot/router-facade.ts'),
  'react-router$': join(root, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
});

/** The host on the server: renders pages, and provides the shared libraries to the remotes' server bundles. */
export function shellServer(target: Target): Configuration {
  const config = common(target, 'shell', { server: true });
  return serverBundle(config, join(target.root, 'shell/src/boot/server-entry.tsx'), hostRouter(target.root));
}

/** A remote in the browser: one exposed module without the shared libraries. */
export function remoteClient(target: Target, remote: RemoteFacts): BuildConfig {
  const name = containerName(remote.name);
  const config = common(target, name);
  // The host shares the production JSX runtime only.
  config.module.rules = [scriptRule(target.mode !== 'development', false), ...(config.module.rules ?? []).slice(1)];
  config.entry = {};
  config.module.rules.push({ test: federationEntry, loader: join(import.meta.dirname, 'relative-imports.cjs') });
  // The manifest plugin warns about `publicPath: 'auto'`, which is intended.
  config.infrastructureLogging = { level: 'error' };
  config.plugins.push(
    // A developer's machine serves overrides without a table of hashes.
    ...(target.mode === 'development' ? [] : [new ChunkIntegrityPlugin()]),
    ...privateMaps(target),
    runtimeEntryWithoutHash,
    containerWithoutPath,
    new ModuleFederationPlugin({
      ...remoteFederation(target.root, remote),
      manifest: target.mode !== 'development',
      experiments: {
        externalRuntime: true,
        optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
      },
    }),
  );
  return config;
}

/** The federation plugin writes this file, names it by a hash of absolute paths and imports by an absolute path. */
const federationEntry = /[\\/]\.federation[\\/]entry\.\w+\.js$/;

/** Without this a build in another folder would have other ids. */
const runtimeEntryWithoutHash = new webpack.NormalModuleReplacementPlugin(federationEntry, ({ createData }) => {
  // Ids follow from `request`, source maps have `userRequest`.
  for (const name of ['request', 'userRequest'] as const)
    if (createData?.[name]) createData[name] = createData[name].replace(/\.\w+\.js$/, '.js');
});

/** Ids follow from the names of modules, and the container's name has the absolute path of the generated entry. */
const containerWithoutPath = (compiler: webpack.Compiler) =>
  compiler.hooks.compilation.tap('container-without-path', ({ hooks, chunkGraph }) =>
    hooks.beforeModuleIds.tap('container-without-path', (modules) => {
      for (const module of modules)
        if (module.identifier().startsWith('container entry')) chunkGraph.setModuleId(module, 'container');
    }),
  );

/** Source maps of a release, for the stacks of errors that browsers report. */
const privateMaps = ({ mode }: Target) =>
  mode === 'development' ? [] : [new webpack.SourceMapDevToolPlugin(sourceMapOptions)];

/** A remote on the server: the same routes as one file. */
export function remoteServer(target: Target, remote: RemoteFacts): Configuration {
  const config = common(target, containerName(remote.name), { server: true });
  config.externals = [serverExternals];
  return serverBundle(config, join(remote.folder, 'src/remote.ts'), {});
}

function serverBundle(config: BuildConfig, entry: string, alias: Record<string, string>): Configuration {
  config.entry = { index: entry };
  config.target = 'node20';
  config.output = { ...config.output, filename: '[name].cjs', library: { type: 'commonjs2' }, publicPath: '' };
  config.resolve.alias = alias;
  config.plugins.push(new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }));
  config.optimization.nodeEnv = 'production';
  return config;
}

/**
 * Everything in one build without federation, as the baseline of the benchmarks. Splits pages as the remotes do;
 * styles of the signed-in areas load with their chunks.
 * @param replacements  `federation`: the file in place of the shell's own; `prefixChunks`: a loader that keeps chunks
 *   of one name apart
 */
export function monolithClient(
  target: Target,
  replacements: { federation: string; prefixChunks: string },
): Configuration {
  const signedInRemote = /mfe-(?!public)[\w-]+[\\/]/;
  const config = common(target, 'monolith', { chunkStyles: true });
  config.entry = { main: join(target.root, 'shell/src/boot/main.ts') };
  config.resolve.alias = hostRouter(target.root);
  config.module.rules?.push({
    test: /mfe-(?!public)[\w-]+[\\/].*\.tsx?$/,
    enforce: 'pre',
    loader: replacements.prefixChunks,
  });
  const { splitChunks } = config.optimization;
  const styles = splitChunks ? splitChunks.cacheGroups?.styles : undefined;
  if (typeof styles === 'object' && 'type' in styles) {
    Object.assign(styles, { test: (module: Module) => !signedInRemote.test(module.identifier()) });
  }
  config.plugins.push(new webpack.NormalModuleReplacementPlugin(/^\.\/federation$/, replacements.federation));
  return config;
}

/** The same on the server. */
export const monolithServer = (target: Target, entry: string) =>
  serverBundle(common(target, 'monolith', { server: true }), entry, hostRouter(target.root));
