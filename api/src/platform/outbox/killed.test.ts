import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { everyCase } from '@kaksha/testing/every-case';
import { eq, like, sql } from 'drizzle-orm';
import { bundleChild } from '../../../test/child';
import { makeShop, order } from '../../../test/order-fixtures';
import { runOnServer } from '../../../test/temporary-database';
import { makeTestApp } from '../../../test/test-app';
import { openTestPostgres, readTemplate } from '../../../test/test-database';
import type { OpenDatabase } from '../database/database';
import { openEmbedded } from '../database/embedded';
import { openPostgres } from '../database/postgres';
import { notifications } from '../database/schema/notifications';
import { users } from '../database/schema/people';
import { keptMails } from '../database/schema/platform';

jest.setTimeout(1_200_000);

const onPostgres = process.env.TEST_DATABASE === 'postgres';
const statementsToTry = everyCase ? Number.POSITIVE_INFINITY : 2;

/** An order that waits for its payment, in a database that can be copied. */
interface Origin {
  /** The path of the payment page. */
  page: string;
  /** Copies the database. */
  copy(): Promise<Copy>;
  remove(): Promise<void>;
}

interface Copy {
  kind: 'embedded' | 'postgresql';
  /** Folder or address. */
  where: string;
  open(): Promise<OpenDatabase>;
  remove(): Promise<void>;
}

let folder: string;
let script: string;
let origin: Origin;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-killed-'));
  script = await bundleChild('pay-and-crash.ts');
  origin = onPostgres ? await onServer() : await inFolder();
});
afterAll(async () => {
  await origin.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function placeOrder(database: OpenDatabase): Promise<string> {
  const shop = await makeShop({}, database);
  const { checkout } = await order(shop, shop.learner);
  await shop.runJobs();
  return checkout.url.slice(shop.settings.prefix.length);
}

async function inFolder(): Promise<Origin> {
  const path = join(folder, 'origin');
  const database = await openEmbedded({ kind: 'embedded', folder: path, template: await readTemplate() });
  const page = await placeOrder(database);
  await database.close();
  let copies = 0;
  return {
    page,
    remove: async () => {},
    async copy() {
      copies += 1;
      const where = join(folder, `copy-${copies}`);
      cpSync(path, where, { recursive: true });
      return {
        kind: 'embedded',
        where,
        open: () => openEmbedded({ kind: 'embedded', folder: where }),
        remove: async () => rmSync(where, { recursive: true, force: true }),
      };
    },
  };
}

async function onServer(): Promise<Origin> {
  const database = await openTestPostgres();
  const page = await placeOrder(database);
  const server = process.env.DATABASE_URL ?? '';
  const name = new URL(database.url).pathname.slice(1);
  // A database with connections cannot be copied.
  await openConnectionsEnd(database);
  let copies = 0;
  return {
    page,
    remove: () => runOnServer(server, `drop database if exists ${name} with (force)`),
    async copy() {
      copies += 1;
      const copied = `${name}_${copies}`;
      await runOnServer(server, `create database ${copied} template ${name}`);
      const url = Object.assign(new URL(server), { pathname: `/${copied}` }).href;
      return {
        kind: 'postgresql',
        where: url,
        open: () => openPostgres({ kind: 'postgresql', url, poolSize: 4 }),
        remove: () => runOnServer(server, `drop database if exists ${copied} with (force)`),
      };
    },
  };
}

async function openConnectionsEnd({ db }: OpenDatabase): Promise<void> {
  await (db as unknown as { $client: { end(): Promise<void> } }).$client.end();
}

/** Pays in a process that is killed before the statement after so many; returns how many it ran, null when killed. */
async function payAndCrash({ kind, where }: Copy, statements: number): Promise<number | null> {
  const child = spawn(process.execPath, ['--liftoff-only', script, kind, where, origin.page, String(statements)], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, complaint, [, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>,
  ]);
  if (signal === 'SIGKILL') return null;
  const count = Number.parseInt(out, 10);
  if (!count) throw new Error(`the payment failed: ${complaint}`);
  return count;
}

/** The effects of the enrolment, after the provider repeated its event and the jobs of the dead process expired. */
async function recover(copy: Copy): Promise<unknown> {
  const database = await copy.open();
  const api = await makeTestApp({}, database);
  await api.call('POST', origin.page, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'outcome=succeed',
  });
  await api.db.execute(sql`update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'`);
  await api.services.queue.boss.expire();
  await api.runJobs({ retries: true });
  const subjects = async (to: string) =>
    (await api.db.select().from(keptMails).where(eq(keptMails.to, to))).map(({ subject }) => subject).sort();
  const told = await api.db
    .select({ email: users.email, kind: notifications.kind })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(like(notifications.kind, '%enrol%'))
    .orderBy(notifications.kind);
  const result = {
    learner: await subjects('learner@example.com'),
    trainer: (await subjects('trainer@example.com')).filter((subject) => subject.includes('joined')),
    told,
  };
  await api.close();
  return result;
}

const exactlyOnce = {
  learner: [
    expect.stringMatching(/^Invoice INV\//),
    expect.stringMatching(/^You are enrolled: Kubernetes in Production/),
  ],
  trainer: [expect.stringMatching(/^Priya Nair joined/)],
  told: [
    { email: 'learner@example.com', kind: 'enrolment-confirmed' },
    { email: 'trainer@example.com', kind: 'learner-enrolled' },
  ],
};

test('a process that is killed between any two statements of an enrolment leaves mails and notifications exactly once', async () => {
  const whole = await origin.copy();
  const count = await payAndCrash(whole, Number.MAX_SAFE_INTEGER);
  if (!count) throw new Error('the process was killed');
  expect(await recover(whole)).toEqual(exactlyOnce);
  await whole.remove();
  expect(count).toBeGreaterThan(30);

  const step = Math.max(1, Math.floor(count / statementsToTry));
  for (let statements = 0; statements < count; statements += step) {
    const copy = await origin.copy();
    expect([statements, await payAndCrash(copy, statements)]).toEqual([statements, null]);
    expect([statements, await recover(copy)]).toEqual([statements, exactlyOnce]);
    await copy.remove();
  }
});
