import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { contractVersion } from './build';
import type { RemoteFacts } from './remotes';
import { remoteClient, standalone } from './webpack';
import type { Target } from './webpack-common';

/** What a site needs of a remote of which it has no release. */
const factsForSite = (root: string, { title, routes, access }: RemoteFacts) => ({
  title,
  routes,
  access,
  contract: contractVersion(root),
});

/** The lines that a developer reads: the addresses of the remote's first page. @param site  origin of a site */
export function addressLines({ name, title, routes, port }: RemoteFacts, site: string): string[] {
  const own = `http://localhost:${port}`;
  const page = routes.find(Boolean) ?? '';
  return [`${title} on its own page: ${own}/${page}`, `In the site: ${site}/${page}?remote=${name}@${own}`];
}

/**
 * Rebuilds the federated remote on every change, for sites that override it (`?remote=<name>@<origin>`).
 * `build.json` holds the hash of the latest build and what a site needs of a remote without a release.
 */
function watchFederated(target: Target, remote: RemoteFacts): { folder: string; stop(): Promise<void> } {
  const folder = join(target.out, 'federated');
  const config = remoteClient({ ...target, out: folder, version: 'override', mode: 'development' }, remote);
  config.output.clean = false;
  mkdirSync(folder, { recursive: true });
  const watching = webpack(config).watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error || !stats || stats.hasErrors()) console.error(error ?? stats?.toString({ all: false, errors: true }));
    else
      writeFileSync(
        join(folder, 'build.json'),
        JSON.stringify({ build: stats.hash, ...factsForSite(target.root, remote) }),
      );
  });
  return { folder, stop: () => new Promise((resolve) => watching?.close(() => resolve())) };
}

/**
 * Serves one remote on its own page, with hot reload; below `/federated`, the remote as the site loads it.
 * Resolves when the page is built.
 * @param apiOrigin  origin that answers below /backend
 */
export async function serveStandalone(
  target: Target,
  remote: RemoteFacts,
  apiOrigin: string,
): Promise<{ stop(): Promise<void> }> {
  const config = standalone(target, remote);
  const boot = JSON.stringify(bootData(remote)).replaceAll('<', '\\u003c');
  config.plugins.push(
    new HtmlWebpackPlugin({
      publicPath: '/',
      templateContent: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${remote.title}</title></head><body><div id="root"></div><script type="application/json" id="kaksha-boot">${boot}</script></body></html>`,
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
      proxy: [{ context: ['/backend'], target: apiOrigin, changeOrigin: false }],
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      devMiddleware: { stats: 'errors-warnings' },
    },
    webpack(config),
  );
  await server.start();
  await new Promise((built) => server.middleware?.waitUntilValid(built));
  return {
    async stop() {
      await Promise.all([server.stop(), federated.stop()]);
    },
  };
}

/** `BootData` of the shell, without `renderedAt`: the page sets it when it loads. */
function bootData(remote: RemoteFacts) {
  return {
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
}

/** Resolves at SIGINT or SIGTERM. */
export const untilInterrupted = () => Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
