import { once } from 'node:events';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { standalone } from './webpack.mjs';

/**
 * Serves one remote alone, with reload on change.
 * @param {import('./webpack.mjs').Target} target
 * @param {import('./remotes.mjs').RemoteFacts} remote
 * @param {string} api  origin that answers below /backend
 */
export async function serveStandalone(target, remote, api) {
  const config = standalone(target, remote);
  const boot = {
    registry: {
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
  const server = new WebpackDevServer(
    {
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
  return server;
}

/** Resolves when a process is asked to end. */
export const untilAskedToEnd = () => Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
