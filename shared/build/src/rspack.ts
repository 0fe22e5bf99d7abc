import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type Configuration, rspack, type Stats } from '@rspack/core';
import { integrityCode } from './integrity-plugin';
import { messagesOf, warned } from './messages';
import { containerName, type RemoteFacts } from './remotes';
import { remoteFederation, serverExternals } from './shares';
import { sourceMapOptions } from './source-maps';
import { compilerOptions, cssLoader, cssOptions, outputOf, strictExports, type Target } from './webpack-common';

/** A remote in the browser, built with Rspack: the same chunks and hashes as with webpack, and a runtime of its own. */
export function rspackClient(target: Target, remote: RemoteFacts): Configuration {
  const config = base(target, containerName(remote.name), false);
  return {
    ...config,
    entry: {},
    plugins: [
      ...config.plugins,
      extractedStyles(),
      new RspackIntegrityPlugin(),
      new RetriedModulesPlugin(),
      new NamesOfTsxPlugin(),
      new rspack.SourceMapDevToolPlugin(sourceMapOptions),
      new ModuleFederationPlugin({ ...remoteFederation(target.root, remote), manifest: true }),
    ],
  };
}

/** A remote on the server, built with Rspack: one file. */
export function rspackServer(target: Target, remote: RemoteFacts, filename = '[name].cjs'): Configuration {
  const config = base(target, containerName(remote.name), true);
  return serverBundle(config, join(remote.folder, 'src/remote.ts'), filename, { externals: [serverExternals] });
}

/** Configuration of every build with Rspack. @param name  unique among the builds of one page */
export function base(
  { root, out, version, mode = 'production' }: Target,
  name: string,
  server: boolean,
  refresh = false,
): RspackConfig {
  const production = mode === 'production';
  return {
    mode,
    context: root,
    // Not one that needs eval, which the content security policy forbids.
    devtool: production || server ? false : 'cheap-module-source-map',
    output: outputOf({ out, version }, name),
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      parser: strictExports,
      rules: [
        {
          test: /\.m?[jt]sx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: compilerOptions(false, refresh),
        },
        {
          test: /\.css$/,
          use: [
            ...(server ? [] : [rspack.CssExtractRspackPlugin.loader]),
            { loader: cssLoader, options: cssOptions(root, name, version, { server, production }) },
          ],
          type: 'javascript/auto',
          sideEffects: true,
        },
        { test: /\.woff2$/, type: 'asset/resource', generator: { emit: !server } },
      ],
    },
    optimization: {
      minimize: production && !server,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
      splitChunks: server
        ? false
        : {
            chunks: 'async',
            cacheGroups: { styles: { type: 'css/mini-extract', name: 'styles', chunks: 'all', enforce: true } },
          },
      ...(server && { nodeEnv: 'production' }),
    },
    plugins: [new rspack.DefinePlugin({ __BUILD__: JSON.stringify({ name, version }) })],
    infrastructureLogging: { level: 'error' },
    performance: false,
    cache: false,
  };
}

/** The parts of a configuration that `base` always sets and the builds extend. */
export type RspackConfig = Configuration & Required<Pick<Configuration, 'output' | 'resolve' | 'module' | 'plugins'>>;

/** One stylesheet per build, which pages link. */
export const extractedStyles = () =>
  new rspack.CssExtractRspackPlugin({
    filename: '[name].css',
    chunkFilename: '[name].css',
    ignoreOrder: true,
    runtime: false,
  });

/** One CommonJS file for the server. */
export function serverBundle(
  config: RspackConfig,
  entry: string,
  filename: string,
  options: Pick<Configuration, 'externals'> = {},
): Configuration {
  return {
    ...config,
    ...options,
    entry: { index: entry },
    target: 'node20',
    output: { ...config.output, filename, library: { type: 'commonjs2' }, publicPath: '' },
    plugins: [...config.plugins, new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** As ChunkIntegrityPlugin, with the hook of Rspack. */
class RspackIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RspackIntegrityPlugin', (compilation) => {
      rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
        'RspackIntegrityPlugin',
        (source) => source + integrityCode,
      );
    });
  }
}

/** As `retriedModules` of webpack: Rspack has no such option. */
export class RetriedModulesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RetriedModulesPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RetriedModulesPlugin', (chunk, needed) => {
        needed.add(rspack.RuntimeGlobals.interceptModuleExecution);
        needed.add(rspack.RuntimeGlobals.moduleCache);
        compilation.addRuntimeModule(chunk, new RetriedModules('retried modules', rspack.RuntimeModule.STAGE_NORMAL));
      });
    });
  }
}

class RetriedModules extends rspack.RuntimeModule {
  override generate(): string {
    const { interceptModuleExecution, moduleCache } = rspack.RuntimeGlobals;
    return `${interceptModuleExecution}.push(function (options) {
  var factory = options.factory;
  options.factory = function (module, exports, require) {
    try {
      return factory.call(this, module, exports, require);
    } catch (error) {
      delete ${moduleCache}[options.id];
      throw error;
    }
  };
});`;
  }

  override shouldIsolate(): boolean {
    return false;
  }
}

/**
 * Defines `__name` in the runtime. Rspack writes the source of its own functions into the runtime, and tsx, which
 * compiles them when it runs the build, adds calls of this helper.
 */
export class NamesOfTsxPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('NamesOfTsxPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('NamesOfTsxPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new NamesOfTsx('names of tsx', rspack.RuntimeModule.STAGE_NORMAL));
      });
    });
  }
}

class NamesOfTsx extends rspack.RuntimeModule {
  override generate(): string {
    return 'var __name = function (named) { return named; };';
  }

  override shouldIsolate(): boolean {
    return false;
  }
}

/** Runs one Rspack build. @throws with Rspack's messages when it failed */
export function runRspack(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('Rspack returned no stats'));
        else if (stats.hasErrors()) reject(new Error(messagesOf(stats, 'errors')));
        else resolve(warned(stats));
      });
    });
  });
}
