import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '@kaksha/api/test/free-port';
import type { Settings } from '../support/demo-data';
import { people, sessionOf } from '../support/people';
import { useSite } from '../support/site';
import { ownSettings } from '../support/start-site';

const site = useSite();
const root = resolve(__dirname, '../..');

let running: ChildProcess | undefined;
let folder: string | undefined;
let said = '';
afterEach(async () => {
  if (running?.pid && running.exitCode === null) {
    const ended = once(running, 'close');
    // npm starts the server in a process of its own; the pipes close when all have ended.
    process.kill(-running.pid, 'SIGTERM');
    await ended;
  }
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** The first page waits for its build, which takes as long as the machine needs. */
const whileItCompiles = { timeout: 60_000 };

/** Runs the command until it says its address. A remote uses the API of the site of the journeys. */
async function startAlone(name: string, port: number, settings: Settings = {}): Promise<void> {
  const args = ['run', 'dev', '-w', name, '--', '--port', String(port)];
  const child = spawn('npm', args, {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: new URL(site.origin).port, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  said = '';
  const address = new RegExp(`(on its own page:|is at) http://localhost:${port}\\b`);
  await new Promise<void>((ready, failed) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (address.test(said)) ready();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => failed(new Error(`npm ended with exit code ${code}:\n${said}`)));
  });
}

test.each([
  ['mfe-public', 'live-courses', null, '/', /./],
  ['mfe-learner', 'user-dashboard', null, '/user-dashboard', /./],
  ['mfe-trainer', 'patron', null, '/patron/basicdetails', /./],
  // Ports share their cookies, so that a developer may have the session of another page.
  ['mfe-blog-admin', 'blog-dashboard', people.learner, '/blog-dashboard', 'Blog Dashboard'],
] as const)(
  'npm run dev -w %s names its addresses, and shows its first screen to a demo user who may see it',
  async (name, first, as, path, heading) => {
    const port = await freePort();
    await startAlone(name, port);
    const remote = name.replace('mfe-', '');
    const own = `http://localhost:${port}`;
    const inSite = new URL(site.origin).port;
    expect(said).toContain(`on its own page: ${own}/${first}`);
    expect(said).toContain(`In the site: http://localhost:${inSite}/${first}?remote=${remote}@${own}`);
    const page = await site.newPage();
    if (as) await page.context().addCookies(await sessionOf(site.origin, as));
    const answer = await page.goto(own, whileItCompiles);
    expect(answer?.status()).toBe(200);
    const region = page.locator(`[data-remote="${remote}"]`);
    await region.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  },
  120_000,
);

test('npm run dev -w shell serves the whole site on its port, beside a running one', async () => {
  const port = await freePort();
  const settings = ownSettings();
  folder = settings.DATA_DIR;
  await startAlone('shell', port, settings);
  const page = await site.newPage();
  const answer = await page.goto(`http://localhost:${port}/`, whileItCompiles);
  expect(answer?.status()).toBe(200);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
  await page.locator('[data-remote="public"]').getByRole('heading', { level: 1 }).waitFor();

  // A saved source of the API starts the server again, and the page reloads. Until then the page finds no server, and a
  // picture that was on its way gets a 502.
  site.allowPageError(/ERR_CONNECTION_REFUSED|50[23]|ERR_INCOMPLETE_CHUNKED_ENCODING/);
  const reloaded = page.waitForEvent('load', { timeout: 60_000 });
  utimesSync(join(root, 'api/src/app.ts'), new Date(), new Date());
  await reloaded;
  await page.locator('[data-remote="public"]').getByRole('heading', { level: 1 }).waitFor();
  expect(said).not.toContain('job failed');
}, 180_000);
