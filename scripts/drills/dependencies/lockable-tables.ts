import pg from 'pg';

export interface Lockable {
  /** Every query of these tables then waits and keeps its connection, until the process has none left. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  stop(): Promise<void>;
}

/** Locks the tables that every list of courses reads, from a connection of its own. */
export async function lockableTables(url: string): Promise<Lockable> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    async cut() {
      await client.query('begin');
      await client.query('lock table courses, course_cards, categories in access exclusive mode');
    },
    async restore() {
      await client.query('rollback');
    },
    stop: () => client.end(),
  };
}
