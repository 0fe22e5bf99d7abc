import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DevServer, startDevServer } from './dev-server';

const folder = mkdtempSync(join(tmpdir(), 'kaksha-dev-server-'));
let site: Server;
let server: DevServer;
let port: number;

const portOf = (each: Server) => (each.address() as AddressInfo).port;
const listening = (each: Server) => new Promise<void>((done) => each.listen(0, '127.0.0.1', done));

beforeAll(async () => {
  mkdirSync(join(folder, 'builds'));
  writeFileSync(join(folder, 'builds/main.js'), 'built');
  writeFileSync(join(folder, 'secret.js'), 'not built');
  site = createServer(({ headers, url }, response) => void response.end(`${headers.host} ${url}`));
  await listening(site);
  const free = createServer();
  await listening(free);
  port = portOf(free);
  await new Promise((done) => free.close(done));
  server = await startDevServer({
    port,
    host: '127.0.0.1',
    files: { '/remotes/': join(folder, 'builds') },
    settled: async () => {},
    answer: async () => ({ origin: `http://127.0.0.1:${portOf(site)}` }),
  });
});
afterAll(async () => {
  await server.stop();
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends the path as it is, which `fetch` would resolve. */
const get = (path: string) =>
  new Promise<string>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });

test('sends the files of builds, and no file above their folder', async () => {
  expect(await get('/remotes/main.js')).toBe('built');
  expect(await get('/remotes/..%2fsecret.js')).toBe(`127.0.0.1:${port} /remotes/..%2fsecret.js`);
  expect(await get('/remotes/../secret.js')).toBe(`127.0.0.1:${port} /remotes/../secret.js`);
});

test('passes other requests to the site with the host that the browser asked', async () => {
  expect(await get('/course/1?tab=2')).toBe(`127.0.0.1:${port} /course/1?tab=2`);
});

test('tells an open page of builds and of problems until they are mended', async () => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => {});
  server.built('shell', 'a1');
  server.report('types', 'main.ts(1,1): error');
  const answer = await fetch(`http://127.0.0.1:${port}/__dev/changes`);
  const reader = answer.body?.getReader();
  const next = async () => JSON.parse(new TextDecoder().decode((await reader?.read())?.value).replace(/^data: /, ''));
  expect(await next()).toEqual({
    kind: 'state',
    builds: { shell: 'a1' },
    problems: [{ source: 'types', text: 'main.ts(1,1): error' }],
  });
  server.report('types', null);
  expect(await next()).toEqual({ kind: 'problems', problems: [] });
  server.built('mfe_trainer', 'b2');
  expect(await next()).toEqual({ kind: 'built', builds: { mfe_trainer: 'b2' } });
  expect(warn).toHaveBeenCalledTimes(2);
  await reader?.cancel();
});
