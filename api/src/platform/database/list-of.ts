import { type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Columns = Record<string, PgColumn>;
type Row<Of extends Columns> = { [Name in keyof Of]: GetColumnData<Of[Name]> };

/**
 * SQL value: the rows of a subquery as a list, so that a row and its lists take one query:
 * `listOf({ id: parts.id }, sql`from … where … order by …`)`. Each row is typed as in a select.
 */
export function listOf<Of extends Columns>(columns: Of, from: SQL): SQL<Row<Of>[]> {
  const entries = Object.entries(columns);
  const values = sql.join(
    entries.map(([, column]) => sql`${column}`),
    sql`, `,
  );
  const rowOf = (row: unknown[]) =>
    Object.fromEntries(
      entries.map(([name, column], index) => [
        name,
        row[index] === null ? null : column.mapFromDriverValue(row[index]),
      ]),
    ) as Row<Of>;
  return sql`to_json(array(select json_build_array(${values}) ${from}))`.mapWith((rows: unknown[][]) =>
    rows.map(rowOf),
  ) as SQL<Row<Of>[]>;
}
