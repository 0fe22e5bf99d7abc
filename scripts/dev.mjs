// npm run dev                      the whole site, rebuilt and reloaded as files change
// npm run dev -w mfe-trainer       one remote alone (or: npm run dev -- mfe-trainer)
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';

const root = resolve(import.meta.dirname, '..');
const DEV_API_PORT = 3999;
const name = process.argv[2];

await ensureInstalled();
if (!name || name === 'shell') await runSite();
else await runAlone(name);

/** The shell is what joins the remotes: alone it is the site on its own port, with what is live around it. */
async function runSite() {
  const port = process.env.PORT ?? (name === 'shell' ? '3100' : '3000');
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/lib/serve.ts'), '--watch', ...process.argv.slice(3)],
    {
      stdio: 'inherit',
      env: { ...process.env, PORT: port },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 0));
}

async function runAlone(folder) {
  const { readRemote } = await import('@kaksha/build/remotes');
  const { serveStandalone, untilAskedToEnd } = await import('@kaksha/build/standalone');
  const remote = readRemote(join(root, folder.startsWith('mfe-') ? folder : `mfe-${folder}`));
  const api = await findOrStartApi();
  const server = await serveStandalone(
    { root, out: join(root, '.cache/standalone', remote.name), version: 'standalone' },
    remote,
    api.origin,
  );
  const here = `http://localhost:${remote.port}`;
  const page = remote.routes.find(Boolean) ?? '';
  console.log(`\n${remote.title} alone: ${here}/${page}`);
  console.log(`In the site: http://localhost:3000/${page}?remote=${remote.name}@${here}\n`);
  await untilAskedToEnd();
  await server.stop();
  await api.end();
}

/** The API of the site that runs already, of another remote's standalone run, or one started here. */
async function findOrStartApi() {
  for (const port of [process.env.PORT ?? 3000, DEV_API_PORT]) {
    const origin = `http://localhost:${port}`;
    const answer = await fetch(`${origin}/backend/health/ready`).catch(() => null);
    if (answer?.ok) return { origin, end: async () => {} };
  }
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/lib/serve-api.ts'), String(DEV_API_PORT)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((ready, failed) => {
    child.stdout.on('data', (text) => String(text).includes('API ready') && ready());
    child.on('exit', (code) => failed(new Error(`the API did not start (${code})`)));
  });
  const end = () =>
    new Promise((done) => {
      child.on('exit', done);
      child.kill('SIGTERM');
    });
  return { origin: `http://localhost:${DEV_API_PORT}`, end };
}
