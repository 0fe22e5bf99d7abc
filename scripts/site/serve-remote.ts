// One remote on its own page: serve-remote.ts <folder> [--port <port>]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readRemote } from '@kaksha/build/remotes';
import { addressLines, serveStandalone, untilInterrupted } from '@kaksha/build/standalone';

const root = resolve(import.meta.dirname, '../..');
const DEV_API_PORT = 3999;
const sitePort = process.env.PORT || 3000;
const {
  positionals: [folder = ''],
  values: { port },
} = parseArgs({ allowPositionals: true, options: { port: { type: 'string' } } });

const facts = readRemote(join(root, folder));
const remote = { ...facts, port: port ? Number(port) : facts.port };
const api = await findOrStartApi();
const server = await serveStandalone(
  { root, out: join(root, '.cache/standalone', remote.name), version: 'standalone' },
  remote,
  api.origin,
);
console.log(['', ...addressLines(remote, `http://localhost:${sitePort}`), ''].join('\n'));
await untilInterrupted();
await server.stop();
await api.stop();

/** Uses the API of a running site or of another standalone run; starts one when there is none. */
async function findOrStartApi(): Promise<{ origin: string; stop: () => Promise<void> }> {
  for (const port of [sitePort, DEV_API_PORT]) {
    const apiOrigin = `http://localhost:${port}`;
    const response = await fetch(`${apiOrigin}/backend/health/ready`).catch(() => null);
    if (response?.ok) return { origin: apiOrigin, stop: async () => {} };
  }
  const script = join(root, 'scripts/site/serve-api.ts');
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  const child = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', script, String(DEV_API_PORT)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (text) => String(text).includes('API ready') && ready());
    child.on('exit', (code) => failed(new Error(`the API did not start (exit code ${code})`)));
  });
  const stop = async () => {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  return { origin: `http://localhost:${DEV_API_PORT}`, stop };
}
