import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { ChunkIntegrityPlugin } from './integrity-plugin.mjs';
import { leanFederation } from './lean-federation.mjs';
import { containerName } from './remotes.mjs';
import { remoteShares, serverExternals } from './shares.mjs';

const require = createRequire(import.meta.url);
const configFiles = ['webpack', 'shares', 'integrity-plugin', 'remotes', 'lean-federation'].map((file) =>
  join(import.meta.dirname, `${file}.mjs`),
);

/**
 * @typedef {object} Target
 * @property {string} root     the repository
 * @property {string} out      where the files go
 * @property {string} version  of the release
 * @property {'production' | 'development'} [mode]
 */

/** What every build has in common. */
function common({ root, out, version, mode = 'production' }, name, { server = false, ownStyles = false } = {}) {
  const production = mode === 'production';
  return {
    mode,
    context: root,
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: out,
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: name,
      // Of this release alone: when it fails, the one before it must not take its chunks for its own.
      chunkLoadingGlobal: `chunks:${name}@${version}`,
      chunkLoadTimeout: 8000,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.m?[jt]sx?$/,
          exclude: /node_modules/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production } },
              target: 'es2022',
            },
          },
          resolve: { fullySpecified: false },
        },
        {
          test: /\.css$/,
          use: [
            ...(server ? [] : [MiniCssExtractPlugin.loader]),
            {
              loader: require.resolve('css-loader'),
              // The build cache knows options by this name only: with the default one, it would hand a new release
              // the class names of an older one in the browser's bundle, and the right ones in the server's.
              ident: `css:${name}@${version}`,
              options: {
                importLoaders: 0,
                esModule: true,
                modules: {
                  auto: /\.module\.css$/,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  exportOnlyLocals: server,
                  localIdentName: production ? '[hash:base64:6]' : '[name]__[local]__[hash:base64:4]',
                  localIdentContext: root,
                  // A release's own names, the same for its server and browser bundles: the kit's styles stand in
                  // each release, and an older remote's must not reach a newer one's components.
                  localIdentHashSalt: `${name}@${version}`,
                },
              },
            },
          ],
          sideEffects: true,
        },
        { test: /\.woff2$/, type: 'asset/resource', generator: { emit: !server } },
      ],
    },
    optimization: {
      minimize: production && !server,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { format: { comments: false } },
        }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify }),
      ],
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      splitChunks: server
        ? false
        : {
            chunks: 'async',
            cacheGroups: {
              // One stylesheet per build: the host loads it before the remote's first render, so nothing is seen unstyled.
              styles: { type: 'css/mini-extract', name: 'styles', chunks: 'all', enforce: true },
            },
          },
    },
    plugins: [
      new webpack.DefinePlugin({ __BUILD__: JSON.stringify({ name, version }) }),
      ...(server
        ? []
        : [
            new MiniCssExtractPlugin({
              filename: '[name].css',
              chunkFilename: '[name].css',
              ignoreOrder: true,
              // The page links a release's one stylesheet, or the host loads it: webpack need not.
              runtime: ownStyles,
            }),
          ]),
    ],
    performance: false,
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack'),
      name: `${name}-${server ? 'server' : 'client'}-${mode}`,
      // Without it a change of these files would be answered with yesterday's build.
      buildDependencies: { config: configFiles },
    },
  };
}

/** The host in the browser: brings the shared libraries and the federation runtime (src/remotes/federation.ts), knows no remote. */
export function shellClient(target) {
  const config = common(target, 'shell');
  config.entry = { main: join(target.root, 'shell/src/boot/main.tsx') };
  config.resolve.alias = { ...oneFederationRuntime(target.root), ...hostRouter(target.root) };
  config.plugins.push(new ChunkIntegrityPlugin(), ...leanFederation());
  return config;
}

/** The runtime's parts import each other as ES modules and as CommonJS; without this the host carries them twice. */
function oneFederationRuntime(root) {
  const files = { 'runtime-core': 'index.js', sdk: 'index.js', 'error-codes': 'index.mjs' };
  return Object.fromEntries(
    Object.entries(files).map(([part, file]) => [
      `@module-federation/${part}$`,
      join(root, 'node_modules/@module-federation', part, 'dist', file),
    ]),
  );
}

/**
 * The facade in place of react-router-dom, see there; and the router's production files, which lie beside the
 * development ones that its package offers.
 */
const hostRouter = (root) => ({
  'react-router-dom$': join(root, 'shell/src/boot/router-facade.ts'),
  'react-router$': join(root, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
});

/** The host on the server: renders pages, and provides the shared libraries to the remotes' server bundles. */
export function shellServer(target) {
  const config = common(target, 'shell', { server: true });
  return serverBundle(config, join(target.root, 'shell/src/boot/server-entry.tsx'), hostRouter(target.root));
}

/** A remote in the browser: one exposed module, none of the shared libraries. */
export function remoteClient(target, remote) {
  const name = containerName(remote.name);
  const config = common(target, name);
  // The host shares the JSX runtime of production only.
  config.module.rules[0].options.jsc.transform.react.development = false;
  config.entry = {};
  config.plugins.push(
    new ChunkIntegrityPlugin(),
    ...leanFederation(),
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      exposes: { './remote': { import: join(remote.folder, 'src/remote.ts'), name: 'remote' } },
      shared: remoteShares(),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      experiments: {
        externalRuntime: true,
        optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
      },
    }),
  );
  return config;
}

/** A remote on the server: the same routes as one file. */
export function remoteServer(target, remote) {
  const config = common(target, containerName(remote.name), { server: true });
  config.externals = [serverExternals];
  return serverBundle(config, join(remote.folder, 'src/remote.ts'), {});
}

function serverBundle(config, entry, alias) {
  config.entry = { index: entry };
  config.target = 'node20';
  config.output = { ...config.output, filename: '[name].cjs', library: { type: 'commonjs2' }, publicPath: '' };
  config.resolve.alias = alias;
  config.plugins.push(new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }));
  config.optimization.nodeEnv = 'production';
  return config;
}

/**
 * Everything in one build, without federation: what the site is compared with. Its pages are split as the remotes'
 * are; styles of the signed-in areas come with their chunks.
 * @param {{ federation: string, prefixChunks: string }} stands  the file in place of the shell's own, and the loader that keeps chunks of one name apart
 */
export function monolithClient(target, stands) {
  const config = common(target, 'monolith', { ownStyles: true });
  config.entry = { main: join(target.root, 'shell/src/boot/main.tsx') };
  config.resolve.alias = hostRouter(target.root);
  config.module.rules.push({ test: /mfe-(?!public)[\w-]+[\\/].*\.tsx?$/, enforce: 'pre', loader: stands.prefixChunks });
  config.optimization.splitChunks.cacheGroups.styles.test = (module) =>
    !/mfe-(?!public)[\w-]+[\\/]/.test(module.identifier());
  config.plugins.push(new webpack.NormalModuleReplacementPlugin(/^\.\/federation$/, stands.federation));
  return config;
}

/** The same on the server. */
export const monolithServer = (target, entry) =>
  serverBundle(common(target, 'monolith', { server: true }), entry, hostRouter(target.root));

/** A remote alone: its own page with the real host services around it; no federation. */
export function standalone(target, remote) {
  const config = common({ ...target, mode: 'development' }, `${containerName(remote.name)}_alone`, { ownStyles: true });
  config.entry = { main: join(remote.folder, 'src/standalone.tsx') };
  config.output.publicPath = '/';
  return config;
}
