import { type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Columns = Record<string, PgColumn>;
type Row<Of extends Columns> = { [Name in keyof Of]: GetColumnData<Of[Name]> };

/**
 * The rows of a query as one value of another query, so that a thing comes with its lists in one question to the
 * database: `listOf({ id: parts.id }, sql`from … where … order by …`)`. Each row is as a select would give it.
 */
export function listOf<Of extends Columns>(columns: Of, from: SQL): SQL<Row<Of>[]> {
  const entries = Object.entries(columns);
  const values = sql.join(
    entries.map(([, column]) => sql`${column}`),
    sql`, `,
  );
  const rowOf = (row: unknown[]) =>
    Object.fromEntries(
      entries.map(([name, column], at) => [name, row[at] === null ? null : column.mapFromDriverValue(row[at])]),
    ) as Row<Of>;
  return sql`to_json(array(select json_build_array(${values}) ${from}))`.mapWith((rows: unknown[][]) =>
    rows.map(rowOf),
  ) as SQL<Row<Of>[]>;
}
