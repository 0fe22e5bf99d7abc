import { setInterval } from 'node:timers';
import { databaseOn, type EmbeddedDatabase, startInMemory } from '../src/platform/database/embedded';
import type { PreparingPGlite } from '../src/platform/database/preparing-pglite';

/** A database in memory with the state that a new one has. */
interface Reusable {
  client: PreparingPGlite;
  initial: string;
}

/** Tests that use several databases at once are rare. */
const maxUnused = 2;

/** Deleted rows stay in the files, so a database with larger ones is not used again. */
const maxBytes = 8 * 1024 * 1024;

/** Whether more test files may run in this process. A worker of jest that ends stops listening. */
const hasNextFile = () => process.connected && process.listenerCount('message') > 0;

/**
 * Databases in memory with the content of the template. Starting one takes half a second of CPU time, so those that were
 * closed are emptied and used again, unless their schema, queues or session changed in a way that emptying keeps.
 *
 * @returns a function that opens one
 */
export function reusedDatabases(readTemplate: () => Promise<Blob>): () => Promise<EmbeddedDatabase> {
  const unused: Reusable[] = [];

  // A timer of the database would keep the worker alive.
  setInterval(() => {
    if (!hasNextFile()) for (const { client } of unused.splice(0)) void client.close();
  }, 100).unref();

  return async () => {
    const reusable = unused.pop() ?? (await start(await readTemplate()));
    const { client, end } = borrow(reusable.client);
    return databaseOn(client, {
      syncs: () => 0,
      close: async () => {
        end();
        if (hasNextFile() && unused.length < maxUnused && (await isEmptied(reusable))) unused.push(reusable);
        else await reusable.client.close();
      },
    });
  };
}

async function start(template: Blob): Promise<Reusable> {
  const client = await startInMemory(template);
  return { client, initial: (await readState(client)).state };
}

/** The client until `end`. Calls after it are refused, because they would reach the database of another test. */
function borrow(client: PreparingPGlite): { client: PreparingPGlite; end: () => void } {
  let isEnded = false;
  const refuseEnded = (target: PreparingPGlite, key: string | symbol): unknown => {
    const value: unknown = Reflect.get(target, key, target);
    if (typeof value !== 'function') return value;
    return (...values: unknown[]) => {
      if (isEnded) throw new Error('the test database is closed');
      return value.apply(target, values);
    };
  };
  return {
    client: new Proxy(client, { get: refuseEnded }),
    end: () => {
      isEnded = true;
    },
  };
}

/** What emptying keeps: schema, statistics, settings of databases and roles, and the rows of the template. */
async function readState(client: PreparingPGlite): Promise<{ state: string; bytes: number; filled: string[] }> {
  const versions = [
    ...['pg_attribute', 'pg_constraint', 'pg_db_role_setting', 'pg_proc', 'pg_statistic', 'pg_trigger'],
    ...withRows,
  ].map((table) => `(select count(*) || '@' || coalesce(max(xmin::text::bigint), 0) from ${table})`);
  const { rows } = await client.query<{ state: string; bytes: number; filled: string[] }>(`
    select concat_ws(' ', count(*), max(c.oid), ${versions.join(', ')}) as state,
      coalesce(sum(pg_relation_size(c.oid)), 0)::int as bytes,
      coalesce(array_agg(c.oid::regclass::text) filter (where c.relkind = 'r' and pg_relation_size(c.oid) > 0), '{}') as filled
    from pg_class c where c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`);
  const [state] = rows;
  if (!state) throw new Error('the state of a test database is unknown');
  return state;
}

/** Tables in which the template has rows: the list of migrations, and the queues. */
const withRows = ['drizzle.__drizzle_migrations', 'pgboss.queue', 'pgboss.version'];

/** @returns false when only a new database has the initial state */
async function isEmptied({ client, initial }: Reusable): Promise<boolean> {
  if (client.closed || client.isInTransaction()) return false;
  try {
    // Temporary tables are part of the state.
    await client.exec('discard temp; reset all; unlisten *; select pg_advisory_unlock_all()');
    const { state, bytes, filled } = await readState(client);
    if (state !== initial || bytes > maxBytes) return false;
    const changed = filled.filter((table) => !withRows.includes(table));
    await client.exec(`
      set session_replication_role = replica;
      ${changed.map((table) => `delete from ${table};`).join('')}
      reset session_replication_role;
      select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
        from pg_sequences where last_value is not null and schemaname not in ('drizzle', 'pgboss')`);
    if (changed.length > 0) {
      // Deleted rows would leave gaps, so that new rows are not stored in the order of their insertion.
      await client.exec(`vacuum ${changed.join(', ')}`);
      // As in a new table, whose size the planner does not know.
      await client.query('update pg_class set relpages = 0, reltuples = -1 where oid = any($1::regclass[]::oid[])', [
        changed,
      ]);
    }
    return true;
  } catch {
    return false;
  }
}
