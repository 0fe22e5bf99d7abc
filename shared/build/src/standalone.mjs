import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remoteClient, standalone } from './webpack.mjs';

/**
 * Builds the federated remote again whenever a file changes, for sites that try it in place of the live one
 * (`?remote=<name>@<origin>`). `build.json` says which build it is.
 * @returns {{ folder: string, stop(): Promise<void> }}
 */
function watchFederated(target, remote) {
  const folder = join(target.out, 'federated');
  const config = remoteClient({ ...target, out: folder, version: 'override', mode: 'development' }, remote);
  config.output.clean = false;
  mkdirSync(folder, { recursive: true });
  const watching = webpack(config).watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error || stats.hasErrors()) console.error(error ?? stats.toString({ all: false, errors: true }));
    else writeFileSync(join(folder, 'build.json'), JSON.stringify({ build: stats.hash }));
  });
  return { folder, stop: () => new Promise((resolve) => watching.close(() => resolve())) };
}

/**
 * Serves one remote alone, with reload on change; below `/federated`, the remote as the site loads it.
 * @param {import('./webpack.mjs').Target} target
 * @param {import('./remotes.mjs').RemoteFacts} remote
 * @param {string} api  origin that answers below /backend
 */
export async function serveStandalone(target, remote, api) {
  const config = standalone(target, remote);
  const boot = {
    registry: {
      shell: { version: 'standalone' },
      remotes: {
        [remote.name]: {
          version: 'standalone',
          entry: '',
          integrity: '',
          contract: '',
          routes: [...new Set(['', ...remote.routes])],
          title: remote.title,
          access: remote.access,
          styles: [],
          previous: null,
        },
      },
    },
    environment: { demo: true, apiHost: '/backend', origin: `http://localhost:${remote.port}`, googleClientId: null },
    hasSession: false,
    render: null,
  };
  config.plugins.push(
    new HtmlWebpackPlugin({
      publicPath: '/',
      // The moment of the page's load, not of the build: put in by the page itself, before the bundle runs.
      templateContent: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${remote.title}</title></head><body><div id="root"></div><script type="application/json" id="kaksha-boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script></body></html>`,
    }),
  );
  const federated = watchFederated(target, remote);
  const server = new WebpackDevServer(
    {
      static: { directory: federated.folder, publicPath: '/federated', watch: false },
      port: remote.port,
      host: 'localhost',
      hot: true,
      historyApiFallback: { disableDotRule: true },
      headers: { 'access-control-allow-origin': '*' },
      proxy: [{ context: ['/backend'], target: api, changeOrigin: false }],
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      devMiddleware: { stats: 'errors-warnings' },
    },
    webpack(config),
  );
  await server.start();
  return {
    async stop() {
      await Promise.all([server.stop(), federated.stop()]);
    },
  };
}

/** Resolves when a process is asked to end. */
export const untilAskedToEnd = () => Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
