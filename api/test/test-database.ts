import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database, OpenDatabase } from '../src/platform/database/database';
import { type EmbeddedDatabase, openEmbedded } from '../src/platform/database/embedded';
import { migrationsFolder } from '../src/platform/database/migrations';
import { openPostgres } from '../src/platform/database/postgres';
import { createQueues } from '../src/platform/jobs/create-queues';
import { reusedDatabases } from './reused-database';
import { runOnServer } from './temporary-database';

/**
 * Whether tests run on the PostgreSQL of `DATABASE_URL`, each file in its own database. The jest project `postgres`
 * sets `TEST_DATABASE=postgres`.
 */
const onPostgres = process.env.TEST_DATABASE === 'postgres';

/** The test files of the API share the modules of a worker, so also its databases. */
const openReused = reusedDatabases(readTemplate);

/** A database with all tables and no rows; embedded in memory by default, where it may have served earlier tests. */
export function openTestDatabase(): Promise<OpenDatabase> {
  return onPostgres ? openTestPostgres() : openReused();
}

/** A new database in memory, from a dump that is created after each change of migrations. */
export async function openTestEmbedded(): Promise<EmbeddedDatabase> {
  return openEmbedded({ kind: 'embedded', folder: null, template: await readTemplate() });
}

/** A dump of an empty database with every migration applied. */
export async function readTemplate(): Promise<Blob> {
  return openAsBlob(await templateFile());
}

/** Creates the queues, as a start does. */
export async function createTestQueues(db: Database): Promise<void> {
  // Imports every module, which most tests of the database do not need.
  const { jobs } = await import('../src/modules');
  await createQueues(db, jobs);
}

const sources = fileURLToPath(new URL('../src', import.meta.url));
const cacheFolder = fileURLToPath(new URL('../../.cache/api', import.meta.url));

async function templateFile(): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(new URL('../package.json', import.meta.url))));
  for (const name of readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(migrationsFolder, name)));
  }
  hash.update(readFileSync(join(migrationsFolder, 'meta/_journal.json')));
  hash.update(readFileSync(fileURLToPath(import.meta.url)));
  // The template contains the queues of all jobs.
  for (const name of readdirSync(sources, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\/(?:jobs|create-queues)\.ts$/.test(name)) hash.update(readFileSync(join(sources, name)));
  }
  const file = join(cacheFolder, `template-${hash.digest('hex').slice(0, 12)}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(cacheFolder, { recursive: true });
  const database = await openEmbedded({ kind: 'embedded', folder: null });
  await createTestQueues(database.db);
  // A segment that is almost full makes each test write the next one.
  await database.execute('select pg_switch_wal()');
  // Without it each test would replay the log of the migrations.
  await database.execute('checkpoint');
  const { rows } = await database.client.query<{ wal: string }>('select pg_walfile_name(pg_current_wal_lsn()) as wal');
  const dump = await database.client.dumpDataDir('none');
  await database.close();
  // Linked into place atomically by the first worker; a file that another worker has open is never replaced.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, withoutUnread(Buffer.from(await dump.arrayBuffer()), rows[0]?.wal));
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return file;
}

/**
 * The archive without the files that no test reads: `template1`, `template0` and the log except the used part of its
 * current segment. They are nine tenths of it, and each test unpacks it.
 */
function withoutUnread(archive: Buffer, currentWal?: string): Buffer {
  const block = 512;
  const parts: Buffer[] = [];
  for (let at = 0; at < archive.length; ) {
    const [name = ''] = archive.toString('latin1', at, at + 100).split('\0', 1);
    const bytes = Number.parseInt(archive.toString('latin1', at + 124, at + 136), 8) || 0;
    const end = name ? at + block + Math.ceil(bytes / block) * block : archive.length;
    const segment = /^\/?pg_wal\/([0-9A-F]{24})$/.exec(name)?.[1];
    const isUnread = /^\/?base\/(1|4)\/./.test(name) || (segment && segment !== currentWal);
    const entry = archive.subarray(at, end);
    if (segment && segment === currentWal) parts.push(withoutZeros(entry, bytes));
    else if (!isUnread) parts.push(entry);
    at = end;
  }
  return Buffer.concat(parts);
}

/** An entry of an archive without the zeros at the end of its file. The database writes there as after them. */
function withoutZeros(entry: Buffer, bytes: number): Buffer {
  const block = 512;
  const page = 8192;
  let used = bytes;
  while (used > 0 && entry.subarray(block + used - page, block + used).every((byte) => byte === 0)) used -= page;
  const header = Buffer.from(entry.subarray(0, block));
  header.write(used.toString(8).padStart(11, '0'), 124, 'latin1');
  // The sum of the header counts its own field as spaces.
  header.write(' '.repeat(8), 148, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return Buffer.concat([header, entry.subarray(block, block + used)]);
}

/**
 * A new database on the server of `DATABASE_URL`, dropped on close. A copy of `TEST_TEMPLATE` (postgres-setup.ts) is
 * much faster than applying every migration.
 */
export async function openTestPostgres(poolSize = 10): Promise<OpenDatabase & { url: string }> {
  const server = process.env.DATABASE_URL;
  if (!server) throw new Error('tests on PostgreSQL need DATABASE_URL');
  const name = `kaksha_test_${randomBytes(6).toString('hex')}`;
  const template = process.env.TEST_TEMPLATE;
  await runOnServer(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  // Test data need not survive a crash, so commits do not wait for the disk.
  await runOnServer(server, `alter database ${name} set synchronous_commit = off`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const database = await openPostgres({ kind: 'postgresql', url, poolSize });
  if (!template) await createTestQueues(database.db);
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await runOnServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}
