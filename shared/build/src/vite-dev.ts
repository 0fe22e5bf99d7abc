import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { containerName, type RemoteFacts } from './remotes';
import { buildWithVite } from './vite';
import type { Target } from './webpack-common';

/** A running dev server. */
export interface DevServer {
  stop(): Promise<void>;
}

interface PageOptions {
  /** Origin that answers below /backend. */
  apiOrigin: string;
  /** The page at every address. */
  html: () => string;
  /** Folder of the remote as a site loads it, served below `/federated`. */
  folder: string;
  /** Called after each build of that folder, with a new text for each. */
  onBuilt: (build: string) => void;
}

/** Serves a remote with Vite's own dev server: styles are replaced as they change, and the page reloads after a change of a script. */
export async function serveWithVite(target: Target, remote: RemoteFacts, page: PageOptions): Promise<DevServer> {
  const name = containerName(remote.name);
  const server = await createServer({
    configFile: false,
    root: remote.folder,
    cacheDir: join(target.out, 'vite'),
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify({ name, version: target.version }) },
    esbuild: { jsx: 'automatic', jsxDev: true, tsconfigRaw: '{}' },
    optimizeDeps: { entries: ['src/standalone.tsx'] },
    plugins: [federatedRemote(target, remote, page), everyAddress(page.html)],
    server: {
      port: remote.port,
      strictPort: true,
      host: 'localhost',
      cors: true,
      proxy: { '/backend': { target: page.apiOrigin } },
    },
  });
  await server.listen();
  return { stop: () => server.close() };
}

const everyAddress = (html: PageOptions['html']): Plugin => ({
  name: 'page-at-every-address',
  configureServer: (server) => () => {
    server.middlewares.use(async (request, response) => {
      const text = await server.transformIndexHtml(request.url ?? '/', html());
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
    });
  },
});

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Serves the remote as a site loads it. The first request starts its builds, because most developers need none. */
function federatedRemote(target: Target, remote: RemoteFacts, { folder, onBuilt }: PageOptions): Plugin {
  let running: Promise<void> | undefined;
  let builds = 0;
  const build = async () => {
    try {
      await buildWithVite({ ...target, out: folder, version: 'override' }, remote);
      onBuilt(String(++builds));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  return {
    name: 'federated-remote',
    configureServer(server) {
      server.watcher.on('change', () => {
        running = running?.then(build);
      });
      server.middlewares.use('/federated', async (request, response) => {
        running ??= build();
        await running;
        const file = basename(new URL(request.url ?? '/', 'http://localhost').pathname);
        const content = await readFile(join(folder, file)).catch(() => null);
        const type = { 'content-type': types[extname(file)] ?? 'application/octet-stream' };
        response.writeHead(content ? 200 : 404, type).end(content ?? '');
      });
    },
  };
}
