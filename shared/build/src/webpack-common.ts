import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);
const configFiles = ['webpack', 'webpack-common', 'shares', 'integrity-plugin', 'remotes', 'source-maps'].map((file) =>
  join(import.meta.dirname, file + extname(import.meta.filename)),
);

export interface Target {
  /** The repository. */
  root: string;
  /** Output folder. */
  out: string;
  /** Version of the release. */
  version: string;
  mode?: 'production' | 'development';
}

/** The parts of a configuration that `common` always sets and the builds extend. */
export type BuildConfig = Configuration &
  Required<Pick<Configuration, 'output' | 'resolve' | 'module' | 'optimization' | 'plugins'>>;

interface CommonOptions {
  server?: boolean;
  /** Whether the runtime loads a chunk's stylesheet; otherwise the page links the release's one stylesheet. */
  chunkStyles?: boolean;
}

/** Configuration shared by all builds. @param name  unique among the builds of one page */
export function common(
  { root, out, version, mode = 'production' }: Target,
  name: string,
  { server = false, chunkStyles = false }: CommonOptions = {},
): BuildConfig {
  const production = mode === 'production';
  return {
    mode,
    context: root,
    devtool: production ? false : 'cheap-module-source-map',
    output: { ...outputOf({ out, version }, name), ...retriedModules, clean: true },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      parser: strictExports,
      rules: [scriptRule(production), styleRule(root, name, version, { server, production }), fontRule(server)],
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
              // One stylesheet per build, which the host loads before the first render, so no page shows unstyled.
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
              runtime: chunkStyles,
            }),
          ]),
    ],
    performance: false,
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack'),
      name: `${name}-${server ? 'server' : 'client'}-${mode}`,
      // It holds absolute paths, which are wrong in a folder that was copied or moved.
      version: root,
      // Invalidates the cache when this configuration changes.
      buildDependencies: { config: configFiles },
    },
  };
}

/**
 * A module that throws while it is evaluated is evaluated again at the next import. Otherwise that import gets it without
 * its exports.
 */
export const retriedModules = { strictModuleExceptionHandling: true };

/** An import of an export that does not exist fails the build. It would be undefined when the page renders. */
export const strictExports = { javascript: { exportsPresence: 'error' as const } };

/** @param developmentJsx  whether JSX calls the development runtime */
export function scriptRule(production: boolean, developmentJsx = !production): RuleSetRule {
  return {
    test: /\.m?[jt]sx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    // webpack makes the absolute paths of a parsed source map relative. Hashes and names of a release follow from them.
    options: { ...compilerOptions(developmentJsx), sourceMaps: true, parseMap: true },
    resolve: { fullySpecified: false },
  };
}

/** Output of a browser build, the same for webpack and Rspack. */
export const outputOf = ({ out, version }: Pick<Target, 'out' | 'version'>, name: string) => ({
  path: out,
  publicPath: 'auto',
  filename: '[name].js',
  chunkFilename: '[name].[contenthash:8].js',
  assetModuleFilename: '[name].[contenthash:8][ext]',
  uniqueName: name,
  // Unique per release: a fallback release must not take the chunks of the one that failed.
  chunkLoadingGlobal: `chunks:${name}@${version}`,
  chunkLoadTimeout: 8000,
  crossOriginLoading: 'anonymous' as const,
});

/** Options of swc. @param refresh  whether components register for Fast Refresh */
export const compilerOptions = (development: boolean, refresh = false) => ({
  jsc: {
    parser: { syntax: 'typescript' as const, tsx: true },
    transform: { react: { runtime: 'automatic' as const, development, refresh } },
    target: 'es2022' as const,
  },
});

function styleRule(
  root: string,
  name: string,
  version: string,
  { server, production }: { server: boolean; production: boolean },
): RuleSetRule {
  return {
    test: /\.css$/,
    use: [
      ...(server ? [] : [MiniCssExtractPlugin.loader]),
      {
        loader: cssLoader,
        // The build cache keys options by `ident`. Without the version, a new release's browser bundle would get the
        // class names of an older one.
        ident: `css:${name}@${version}`,
        options: cssOptions(root, name, version, { server, production }),
      },
    ],
    sideEffects: true,
  };
}

/** A path, because other repositories have the loader as a dependency of this package. */
export const cssLoader = require.resolve('css-loader');

/** Options of css-loader. */
export const cssOptions = (
  root: string,
  name: string,
  version: string,
  { server, production }: { server: boolean; production: boolean },
) => ({
  importLoaders: 0,
  esModule: true,
  modules: {
    auto: /\.module\.css$/,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals: server,
    localIdentName: production ? '[hash:base64:6]' : '[name]__[local]__[hash:base64:4]',
    localIdentContext: root,
    // Each release has its own class names, because every release bundles the UI kit: an older remote's
    // styles must not apply to a newer one's components. Server and browser bundles share them.
    localIdentHashSalt: `${name}@${version}`,
  },
});

const fontRule = (server: boolean): RuleSetRule => ({
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { emit: !server },
});
