import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@kaksha/api/test/free-port';
import { createTemporaryDatabase, type TemporaryDatabase } from '@kaksha/api/test/temporary-database';
import { findRemotes } from '@kaksha/build/remotes';
import { sourceHash } from '@kaksha/build/source-hash';
import { brand } from '@kaksha/domain/brand';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import { testKeysOf, testStore } from '@kaksha/release/test-store';
import pg from 'pg';

/** Runs in the jest project `postgres`: the roles need a database that several processes open. */

jest.setTimeout(600_000);

const root = resolve(__dirname, '../..');
let own: TemporaryDatabase;
const folder = mkdtempSync(join(tmpdir(), 'kaksha-roles-'));
const children: ChildProcess[] = [];
let database: pg.Client;

/** Stores a release of every part, as if it was built from the current sources, so that the start builds nothing. */
async function addReleases(): Promise<void> {
  const store = testStore(join(folder, 'releases'));
  const parts = [{ name: 'shell', folder: join(root, 'shell') }, ...findRemotes(root)];
  for (const part of parts) {
    const version = `0.1.0-${sourceHash(root, part.folder)}`;
    await store.publish(fakeBuild(join(folder, 'builds'), part.name, version), noSource);
  }
}

/** Starts a process like `npm start -- <role>` and waits for its first line that matches. */
async function start(role: string, ready: RegExp, env: NodeJS.ProcessEnv = {}): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, 'scripts/site/start-compiled.mjs'), role], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: '',
      DEMO: '1',
      DATABASE_URL: own.url,
      REDIS_URL: '',
      STORAGE_URL: '',
      DATA_DIR: join(folder, 'data'),
      RELEASES_URL: join(folder, 'releases'),
      RELEASE_KEYS: testKeysOf(join(folder, 'releases')),
      ...env,
    },
  });
  children.push(child);
  let said = '';
  await new Promise<void>((begun, failed) => {
    const listen = (chunk: unknown) => {
      said += String(chunk);
      if (ready.test(said)) begun();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => failed(new Error(`${role} ended with exit code ${code}\n${said}`)));
  });
  return child;
}

async function end(child: ChildProcess): Promise<number | null> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await exit;
  return code;
}

const count = async (query: string): Promise<number> => Number((await database.query(query)).rows[0]?.count);
const mails = () => count(`select count(*) from kept_mails where "to" = '${brand.supportEmail}'`);
/** Events of messages that have no jobs yet. Other jobs add events of their own. */
const waitingMessages = () =>
  count("select count(*) from outbox_events where kind = 'support-message.sent' and fanned_out_at is null");

beforeAll(async () => {
  own = await createTemporaryDatabase();
  database = new pg.Client({ connectionString: own.url });
  await database.connect();
  await addReleases();
});
afterAll(async () => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
  await database.end();
  await own.drop();
  await rm(folder, { recursive: true, force: true });
});

test('the web process stores work and runs none of it, the worker process runs it', async () => {
  const port = await freePort();
  const web = await start('--web', /Kaksha is at /, { PORT: String(port) });
  const body = { type: 5, name: 'A visitor', email: 'visitor@example.com', message: 'Hello there.' };
  const answer = await fetch(`http://localhost:${port}/backend/support-type`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  expect(await waitingMessages()).toBe(1);
  expect(await mails()).toBe(0);

  const worker = await start('--worker', /The worker runs the jobs\./);
  while ((await mails()) === 0) await delay(100);
  expect(await mails()).toBe(1);
  expect(await waitingMessages()).toBe(0);
  expect(await Promise.all([end(web), end(worker)])).toEqual([0, 0]);
});

test('a role is refused on the embedded database', async () => {
  await expect(start('--worker', /never/, { DATABASE_URL: '' })).rejects.toThrow('set DATABASE_URL');
});
