import { getTableColumns, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A complete row of a table, with its id. */
export type Row<T extends PgTable> = InferInsertModel<T, { dbColumnNames: false; override: true }>;
/** A row without an id. */
export type NewRow<T extends PgTable> = InferInsertModel<T>;
export type Numbered<T extends PgTable> = Row<T> & { id: number };

/**
 * Rows to insert, grouped by table in the order of first use, so that a table comes after those it references.
 * Ids count from 1, because the database is empty and the same seed must give the same ids.
 */
export interface RowBook {
  add<T extends PgTable>(table: T, row: NewRow<T>): Numbered<T>;
  of<T extends PgTable>(table: T): Numbered<T>[];
  tables(): { table: PgTable; rows: Record<string, unknown>[]; numbered: boolean }[];
}

export function createRowBook(order: readonly PgTable[]): RowBook {
  const book = new Map<PgTable, Record<string, unknown>[]>(order.map((table) => [table, []]));
  const rowsOf = (table: PgTable) => {
    const rows = book.get(table);
    if (!rows) throw new Error('this table is not in the order of insertion');
    return rows;
  };
  const isNumbered = (table: PgTable) => 'id' in getTableColumns(table);
  return {
    add: <T extends PgTable>(table: T, row: NewRow<T>) => {
      const rows = rowsOf(table);
      const whole = isNumbered(table) ? { id: rows.length + 1, ...row } : { ...row };
      rows.push(whole);
      return whole as unknown as Numbered<T>;
    },
    of: <T extends PgTable>(table: T) => rowsOf(table) as unknown as Numbered<T>[],
    tables: () => [...book].map(([table, rows]) => ({ table, rows, numbered: isNumbered(table) })),
  };
}
