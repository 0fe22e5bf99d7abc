// Creates, fills and drops benchmark databases on a PostgreSQL server.

import { openDatabase } from '@kaksha/api/platform/database/open-database';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { fillWithCourses } from './measure-courses.mjs';

/**
 * Creates a database of `size` courses on the server of `url`, whose role may create databases. With `keep` the
 * database stays on the server, and the next run uses it if it was filled completely.
 */
export async function openCourses(url, size, { keep, poolSize }) {
  const name = `kaksha_bench_${size}`;
  const own = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const filled = keep && (await isFilled(url, name));
  if (!filled) {
    await onServer(url, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.query(`create database ${name}`);
    });
  }
  const open = await openDatabase({ kind: 'postgresql', url: own, poolSize });
  if (!filled) await fill(own, size, name);
  return {
    size,
    url: own,
    db: open.db,
    close: async () => {
      await open.close();
      if (!keep) await onServer(url, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** The comment is set last, because an interrupted run leaves rows without indexes. */
function isFilled(url, name) {
  return onServer(url, async (client) => {
    const { rows } = await client.query(
      `select shobj_description(oid, 'pg_database') = 'filled' as filled from pg_database where datname = $1`,
      [name],
    );
    return rows[0]?.filled ?? false;
  });
}

/** Uses a separate connection without a statement timeout. */
async function fill(url, size, name) {
  const began = performance.now();
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    // Creating an index at the end takes a tenth of the time of updating it during the inserts.
    const { rows: indexes } = await pool.query(`select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'courses' and indexname not in (select conname from pg_constraint)`);
    for (const { name } of indexes) await pool.query(`drop index "${name}"`);
    await fillWithCourses(drizzle(pool), size);
    await pool.query("set maintenance_work_mem = '512MB'");
    await pool.query('vacuum full courses');
    for (const { definition } of indexes) await pool.query(definition);
    await pool.query('vacuum analyze');
    await pool.query(`comment on database ${name} is 'filled'`);
  } finally {
    await pool.end();
  }
  console.error(`${size.toLocaleString('en')} courses made in ${Math.round((performance.now() - began) / 1000)} s`);
}

async function onServer(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
