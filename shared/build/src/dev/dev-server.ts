import { once } from 'node:events';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request as proxyRequest, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

/** A failed build, type check or lint. Pages and the terminal show it until it is mended. */
export interface Problem {
  /** What found it, unique. */
  source: string;
  text: string;
}

export interface DevServerOptions {
  port: number;
  host: string;
  /** Folders of changing files, by the prefix of their addresses: `/remotes/`. */
  files: Readonly<Record<string, string>>;
  /** Resolves when no build runs. Pages wait for it, so that they name files that exist. */
  settled: () => Promise<void>;
  /** Answers what is no file: the origin that gets the request, or the HTML of a page. */
  answer: (path: string) => Promise<{ origin: string } | { html: string }>;
}

export interface DevServer {
  /** Updates open pages. */
  built(name: string, hash: string): void;
  /** Loads open pages again. */
  reload(): void;
  /** Replaces the problems of a source; `null` removes them. Prints them. */
  report(source: string, text: string | null): void;
  stop(): Promise<void>;
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
};

const clientScript = readFileSync(join(import.meta.dirname, 'client.mjs'));

/** Script of each page of this server. */
export const clientElement = '<script defer src="/__dev/client.js"></script>';

/** Serves the files of builds, tells open pages of new ones, and passes all other requests on. */
export async function startDevServer({ port, host, files, settled, answer }: DevServerOptions): Promise<DevServer> {
  const pages = new Set<ServerResponse>();
  const builds: Record<string, string> = {};
  const problems = new Map<string, string>();
  const list = () => [...problems].map(([source, text]): Problem => ({ source, text }));
  const send = (message: object) => {
    for (const page of pages) page.write(`data: ${JSON.stringify(message)}\n\n`);
  };

  function follow(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`data: ${JSON.stringify({ kind: 'state', builds, problems: list() })}\n\n`);
    pages.add(response);
    response.on('close', () => pages.delete(response));
  }

  /** @returns whether there is such a file */
  function sendFile(path: string, response: ServerResponse): boolean {
    const prefix = Object.keys(files).find((each) => path.startsWith(each));
    if (!prefix) return false;
    const folder = files[prefix] ?? '';
    const file = normalize(join(folder, decodeURIComponent(path.slice(prefix.length))));
    if (!file.startsWith(folder + sep) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
      // A site on another port loads overrides.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    createReadStream(file).pipe(response);
    return true;
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (path === '/__dev/changes') return follow(response);
    if (path === '/__dev/client.js')
      return void response.writeHead(200, { 'content-type': types['.js'] }).end(clientScript);
    if (sendFile(path, response)) return;
    if (request.headers.accept?.includes('text/html')) await settled();
    const target = await answer(path);
    if ('html' in target) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(target.html);
    else pass(request, response, target.origin);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(502);
      response.end(`The development server failed: ${error}`);
    });
  });
  server.listen(port, host);
  await once(server, 'listening');

  return {
    built(name, hash) {
      builds[name] = hash;
      send({ kind: 'built', builds: { [name]: hash } });
    },
    reload: () => send({ kind: 'reload' }),
    report(source, text) {
      if ((problems.get(source) ?? null) === text) return;
      if (text === null) problems.delete(source);
      else problems.set(source, text);
      console.error(text === null ? `${source}: no problems any more` : `${source}:\n${text}`);
      send({ kind: 'problems', problems: list() });
    },
    async stop() {
      for (const page of pages) page.end();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Passes a request on as it is, so that the other server sees the host of the browser. */
function pass(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const { method, headers, url: path } = request;
  const { hostname: host, port } = new URL(origin);
  const passed = proxyRequest({ host, port, path, method, headers, setHost: false }, (given) => {
    response.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(response);
  });
  passed.on('error', (error) => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
    response.end(`The server behind the development server did not answer: ${error.message}`);
  });
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}
