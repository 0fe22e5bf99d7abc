import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyCase } from '@kaksha/testing/every-case';
import { bundleChild, runChild } from '../../../test/child';
import { openTestEmbedded, readTemplate } from '../../../test/test-database';
import { openEmbedded } from './embedded';
import { users } from './schema/people';

// Each test writes a whole database to disk; a restart takes about two seconds.
jest.setTimeout(240_000);

let place: string;
let folder: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'embedded-'));
  folder = join(place, 'data', 'database');
});
afterEach(() => rm(place, { recursive: true }));

const open = async () => openEmbedded({ kind: 'embedded', folder, template: await readTemplate() });

test('syncs every write to disk before it is acknowledged', async () => {
  const database = await open();
  for (let number = 0; number < 5; number += 1) {
    const before = database.syncs();
    await database.db.insert(users).values({ email: `${number}@example.com` });
    expect(database.syncs()).toBeGreaterThan(before);
  }
  const { rows } = await database.client.query('select current_setting($1) as fsync', ['fsync']);
  expect(rows).toEqual([{ fsync: 'on' }]);
  await database.close();
});

test('files are readable by their owner only, for any umask', async () => {
  const umask = process.umask(0o000);
  try {
    const database = await open();
    await database.db.insert(users).values({ email: 'a@example.com' });
    await database.client.exec(
      'checkpoint; select pg_switch_wal(); create table other as select generate_series(1, 1000)',
    );
    await database.close();
  } finally {
    process.umask(umask);
  }
  expect(execFileSync('find', [join(place, 'data'), '-perm', '/077']).toString()).toBe('');
});

test('a folder can be opened once at a time and keeps its data', async () => {
  const first = await open();
  await first.db.insert(users).values({ email: 'kept@example.com' });
  await expect(open()).rejects.toThrow('in use by process');
  await first.close();
  const second = await open();
  expect(await second.db.select({ email: users.email }).from(users)).toEqual([{ email: 'kept@example.com' }]);
  await second.close();
});

test('fresh deletes the data unless another process has the folder open', async () => {
  const first = await open();
  await first.db.insert(users).values({ email: 'old@example.com' });
  const anew = async () => openEmbedded({ kind: 'embedded', folder, template: await readTemplate(), fresh: true });
  await expect(anew()).rejects.toThrow('in use by process');
  expect(await first.db.$count(users)).toBe(1);
  await first.close();
  const second = await anew();
  expect(await second.db.$count(users)).toBe(0);
  await second.close();
});

test('an interrupted first start is repeated', async () => {
  await mkdir(`${folder}.making`, { recursive: true });
  await writeFile(join(`${folder}.making`, 'PG_VERSION'), '18');
  const database = await openEmbedded({ kind: 'embedded', folder });
  expect(await database.db.select().from(users)).toEqual([]);
  await database.close();
});

const killedProcesses = everyCase ? 20 : 4;

/** Each process opens the folder that the killed one left and lists what it finds. */
test(`${killedProcesses} killed processes lose no acknowledged write`, async () => {
  await (await open()).close();
  const script = await bundleChild('write-forever.ts');
  const acknowledged: string[] = [];
  const missingOf = (found: string[]) => acknowledged.filter((email) => !new Set(found).has(email));
  for (let round = 0; round < killedProcesses; round += 1) {
    const writer = runChild(script, folder);
    await writer.said(2 + ((round * 7) % 23));
    await writer.kill();
    const [found = '', ...written] = writer.lines;
    expect(missingOf(found.split(' '))).toEqual([]);
    acknowledged.push(...written);
  }
  const database = await open();
  const found = await database.db.select({ email: users.email }).from(users);
  expect(missingOf(found.map(({ email }) => email))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(10 * killedProcesses);
  await database.close();
});

test('each test database is empty', async () => {
  const [one, other] = [await openTestEmbedded(), await openTestEmbedded()];
  await one.db.insert(users).values({ email: 'a@example.com' });
  expect(await other.db.select().from(users)).toEqual([]);
  await Promise.all([one.close(), other.close()]);
});
