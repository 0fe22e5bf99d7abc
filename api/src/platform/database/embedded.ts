import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, OpenDatabase } from './database';
import { DurableNodeFS, durableStartParams } from './durable-fs';
import { lockFolder } from './folder-lock';
import { migrationsFolder } from './migrations';
import { PreparingPGlite } from './preparing-pglite';

export interface EmbeddedSettings {
  kind: 'embedded';
  /** Null for a database in memory, for tests. */
  folder: string | null;
  /** A dump with every migration applied, which saves a test seconds. */
  template?: Blob;
  /** Deletes all data first. */
  fresh?: boolean;
}

export interface EmbeddedDatabase extends OpenDatabase {
  readonly kind: 'embedded';
  readonly client: PreparingPGlite;
  /** Number of file syncs; 0 in memory. */
  readonly syncs: () => number;
}

const extensions = { pg_trgm };

/** PGlite zeroes its 128 MB of buffers at each start, which takes a third of a test's start. */
const inMemoryStartParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Opens PostgreSQL inside this process, in a locked folder or in memory. */
export async function openEmbedded(settings: EmbeddedSettings): Promise<EmbeddedDatabase> {
  if (settings.folder === null) return openInMemory(settings.template);
  const folder = resolve(settings.folder);
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  try {
    if (settings.fresh) rmSync(folder, { recursive: true, force: true });
    if (!existsSync(folder)) await makeFolder(folder, settings.template);
    const fs = new DurableNodeFS(folder);
    const client = new PreparingPGlite({ fs, extensions, startParams: durableStartParams });
    await client.waitReady;
    return await opened(client, { syncs: () => fs.syncs, whenClosed: unlock });
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens a folder without a change of its tables. @throws FolderInUseError when another process has it open */
export async function openEmbeddedAsIs(folder: string): Promise<Pick<EmbeddedDatabase, 'client' | 'close'>> {
  const unlock = lockFolder(resolve(folder));
  try {
    const client = new PreparingPGlite({ fs: new DurableNodeFS(folder), extensions, startParams: durableStartParams });
    await client.waitReady;
    return { client, close: () => client.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Builds the folder beside its place and renames it, so that an interrupted first start leaves no half database. */
async function makeFolder(folder: string, template?: Blob): Promise<void> {
  const draft = `${folder}.making`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const fs = new DurableNodeFS(draft);
  const client = await PGlite.create({ fs, extensions, startParams: durableStartParams, loadDataDir: template });
  await client.close();
  renameSync(draft, folder);
}

async function openInMemory(template?: Blob): Promise<EmbeddedDatabase> {
  const client = await startInMemory(template);
  return opened(client, { syncs: () => 0, whenClosed: () => {}, migrated: template !== undefined });
}

/** Starts PostgreSQL in memory. */
export async function startInMemory(template?: Blob): Promise<PreparingPGlite> {
  const client = new PreparingPGlite({ extensions, startParams: inMemoryStartParams, loadDataDir: template });
  await client.waitReady;
  return client;
}

async function opened(
  client: PreparingPGlite,
  { syncs, whenClosed, migrated = false }: { syncs: () => number; whenClosed: () => void; migrated?: boolean },
): Promise<EmbeddedDatabase> {
  const database = databaseOn(client, { syncs, close: () => client.close().finally(whenClosed) });
  if (!migrated) await migrate(database.db as unknown as PgliteDatabase, { migrationsFolder });
  return database;
}

/** The database of a client that has started. `close` is called once. */
export function databaseOn(
  client: PreparingPGlite,
  { syncs, close }: { syncs: () => number; close: () => Promise<void> },
): EmbeddedDatabase {
  const db = drizzle(client, { casing: 'snake_case' });
  keepPlansOfNamed(db, client);
  let closing: Promise<void> | undefined;
  return {
    kind: 'embedded',
    client,
    db: db as unknown as Database,
    replicas: null,
    syncs,
    execute: async (text, values) => {
      if (values) return client.query(text, values);
      return { rows: (await client.exec(text)).at(-1)?.rows ?? [] };
    },
    listen: async (channel, onMessage) => {
      const unlisten = await client.listen(channel, onMessage);
      return async () => {
        if (!client.closed) await unlisten();
      };
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** Statements with a name are written for one plan; the driver of Drizzle ignores the name. */
function keepPlansOfNamed({ _: { session } }: PgliteDatabase, client: PreparingPGlite): void {
  const prepare = session.prepareQuery.bind(session);
  const prepareNamed: typeof prepare = (query, fields, name, ...others) => {
    if (name) client.keepPlanOf(query.sql);
    return prepare(query, fields, name, ...others);
  };
  Object.defineProperty(session, 'prepareQuery', { value: prepareNamed });
}
