import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openTestDatabase } from '../../../test/test-database';

/** Runs in the jest project `postgres`: the embedded database has no connections. */

test('a transaction whose connection is lost between two statements fails, and the process goes on', async () => {
  const { db, close } = await openTestDatabase();
  const pidOf = async (on: typeof db) => {
    const { rows } = await on.execute<{ pid: number; name: string }>(
      sql`select pg_backend_pid() as pid, current_database() as name`,
    );
    return rows[0] ?? { pid: 0, name: '' };
  };
  const lost = db.transaction(async (tx) => {
    const { pid } = await pidOf(tx);
    const other = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await other.connect();
    await other.query('select pg_terminate_backend($1, 5000)', [pid]);
    await other.end();
    // The message that the connection is gone arrives here, while no statement waits for it.
    await new Promise(setImmediate);
    await tx.execute(sql`select 1`);
  });
  await expect(lost).rejects.toThrow();
  expect((await pidOf(db)).pid).toBeGreaterThan(0);
  await close();
});
