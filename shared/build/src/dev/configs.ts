import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { containerName, type RemoteFacts } from '../remotes';
import { base, extractedStyles, NamesOfTsxPlugin, type RspackConfig, rspackServer, serverBundle } from '../rspack';
import { remoteFederation } from '../shares';
import { hostRouter } from '../webpack';
import type { Target } from '../webpack-common';
import { declarationFiles } from './declarations';

/** Builds for development: compiled by Rspack again after each edit, and exchanged in open pages without a reload. */

const here = (file: string) => join(import.meta.dirname, file);

/** The contents name the file, because the server keeps evaluated bundles by their path. */
const serverFile = '[name].[contenthash:8].cjs';

/** The host in the browser. Its refresh runtime is that of all remotes. */
export function shellDev(target: Target): Configuration {
  const config = hot(target, 'shell', { remote: false });
  return {
    ...config,
    entry: { main: [here('share-refresh.mjs'), here('hot.mjs'), join(target.root, 'shell/src/boot/main.ts')] },
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...hostRouter(target.root) } },
    plugins: [
      ...config.plugins,
      new rspack.NormalModuleReplacementPlugin(/\/require-integrity$/, here('no-integrity.ts')),
      new rspack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: '"web"' }),
    ],
  };
}

/** The host on the server. */
export function shellServerDev(target: Target): Configuration {
  const config = base(target, 'shell', true);
  config.resolve.alias = hostRouter(target.root);
  return {
    ...serverBundle(config, join(target.root, 'shell/src/boot/server-entry.tsx'), serverFile),
    name: 'shell:server',
  };
}

/** A remote in the browser, which works in a host of `shellDev` only. */
export function remoteDev(target: Target, remote: RemoteFacts): Configuration {
  const config = hot(target, containerName(remote.name), { remote: true });
  const federation = remoteFederation(target.root, remote);
  const exposed = federation.exposes['./remote'];
  return {
    ...config,
    entry: {},
    plugins: [
      ...config.plugins,
      new NamesOfTsxPlugin(),
      new DeclarationsPlugin(remote.folder),
      new ModuleFederationPlugin({
        ...federation,
        exposes: { './remote': { ...exposed, import: [here('hot.mjs'), exposed.import] } },
        manifest: false,
      }),
    ],
  };
}

/** A remote on the server. */
export const remoteServerDev = (target: Target, remote: RemoteFacts): Configuration => ({
  ...rspackServer(target, remote, serverFile),
  name: `${containerName(remote.name)}:server`,
});

/** One remote on its own page, with the real host services around it and without federation. */
export function standaloneDev(target: Target, remote: RemoteFacts): Configuration {
  const config = hot(target, `${containerName(remote.name)}_standalone`, { remote: false });
  return {
    ...config,
    entry: { main: [here('hot.mjs'), join(remote.folder, 'src/standalone.tsx')] },
    output: { ...config.output, publicPath: '/' },
  };
}

/** A remote for sites that override it (`?remote=<name>@<origin>`); their pages load again after each build. */
export function federatedDev(target: Target, remote: RemoteFacts): Configuration {
  const name = containerName(remote.name);
  const config = base(target, name, false);
  return {
    ...config,
    name: `${name}:federated`,
    entry: {},
    plugins: [
      ...config.plugins,
      extractedStyles(),
      new NamesOfTsxPlugin(),
      new DeclarationsPlugin(remote.folder),
      new ModuleFederationPlugin({ ...remoteFederation(target.root, remote), manifest: false }),
    ],
  };
}

/** With Fast Refresh. @param options.remote  uses the refresh runtime of the host */
function hot(target: Target, name: string, { remote }: { remote: boolean }): RspackConfig {
  const config = base(target, name, false, true);
  return {
    ...config,
    name,
    output: { ...config.output, chunkFilename: '[name].js' },
    resolve: { ...config.resolve, alias: remote ? { 'react-refresh': here('host-refresh') } : {} },
    plugins: [
      ...config.plugins,
      extractedStyles(),
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({
        exclude: [/[\\/]node_modules[\\/]/, import.meta.dirname],
        injectEntry: !remote,
        forceEnable: true,
      }),
    ],
  };
}

/** Compiles again after an edit of what a remote declares beside its code. */
class DeclarationsPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterCompile.tap('DeclarationsPlugin', ({ fileDependencies }) => {
      for (const file of declarationFiles(this.folder)) fileDependencies.add(join(this.folder, file));
    });
  }
}
