import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort } from '@kaksha/api/test/free-port';
import { people, sessionOf } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();
const root = resolve(__dirname, '../..');

let running: ChildProcess | undefined;
afterEach(async () => {
  if (!running?.pid || running.exitCode !== null) return;
  const ended = once(running, 'close');
  // npm starts the server in a process of its own; the pipes close when all have ended.
  process.kill(-running.pid, 'SIGTERM');
  await ended;
}, 30_000);

/** Runs the command until it says its address. It uses the API of the site of the journeys. */
async function startAlone(folder: string, port: number): Promise<void> {
  const args = ['run', 'dev', '-w', folder, '--', '--port', String(port)];
  const child = spawn('npm', args, {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: new URL(site.origin).port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  let said = '';
  await new Promise<void>((ready, failed) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (said.includes(`on its own page: http://localhost:${port}`)) ready();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => failed(new Error(`npm ended with exit code ${code}:\n${said}`)));
  });
}

test.each([
  ['mfe-public', '/', null, /./],
  ['mfe-learner', '/user-dashboard', people.learner, /./],
  ['mfe-trainer', '/patron/basicdetails', people.trainer, /./],
  ['mfe-blog-admin', '/blog-dashboard', people.admin, 'Blog Dashboard'],
] as const)(
  'npm run dev -w %s answers on its port and shows its first screen',
  async (folder, path, as, heading) => {
    const port = await freePort();
    await startAlone(folder, port);
    const page = await site.newPage();
    // Ports share their cookies.
    if (as) await page.context().addCookies(await sessionOf(site.origin, as));
    const answer = await page.goto(`http://localhost:${port}${path}`);
    expect(answer?.status()).toBe(200);
    const remote = folder.replace('mfe-', '');
    const region = page.locator(`[data-remote="${remote}"]`);
    await region.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  },
  120_000,
);
