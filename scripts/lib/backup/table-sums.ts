/** Rows of every table by `schema.table`, and a sum of the hashes of their texts. */
export interface TableSums {
  rows: Record<string, number>;
  checksums: Record<string, string>;
}

/** Runs one statement. */
export type Query = (text: string) => Promise<readonly Record<string, unknown>[]>;

/** Of the transaction: settings of the role or the server change the texts of rows. */
const sameTexts = `select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, MDY', true),
  set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
  set_config('extra_float_digits', '1', true)`;

const ownTables = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname in ('public', 'drizzle', 'pgboss') order by 1`;

export async function findTables(query: Query): Promise<string[]> {
  return (await query(ownTables)).map(({ name }) => String(name));
}

/** @param query  of a transaction */
export async function sumTables(query: Query): Promise<TableSums> {
  await query(sameTexts);
  const sums: TableSums = { rows: {}, checksums: {} };
  for (const table of await findTables(query)) {
    const [row] = await query(`
      select count(*) as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0) as checksum
      from ${table} t`);
    sums.rows[table] = Number(row?.rows);
    sums.checksums[table] = String(row?.checksum);
  }
  return sums;
}

/** @throws Error that names the tables with other rows than expected. A backup of an earlier version has no checksums. */
export function requireSame(
  expected: { rows: TableSums['rows']; checksums?: TableSums['checksums'] },
  found: TableSums,
) {
  const differs = (table: string) =>
    found.rows[table] !== expected.rows[table] ||
    (expected.checksums !== undefined && found.checksums[table] !== expected.checksums[table]);
  const wrong = Object.keys(expected.rows).filter(differs);
  if (wrong.length > 0) throw new Error(`Tables with other rows than in the backup: ${wrong.join(', ')}`);
}
