import { eachThatShows } from '@kaksha/domain/each-that-shows';
import { isRecord } from '@kaksha/domain/typed';

export interface WithLog {
  log: { error(details: object, message: string): void };
}

/** The rows of a list as the wire shows them. A row that cannot be shown is logged and left out. */
export const eachPresented = <T, R>({ log }: WithLog, rows: readonly T[], present: (row: T) => R): R[] =>
  eachThatShows(
    rows,
    (row) => withValidDates(present(row)),
    (row, err) => log.error({ err, id: idOf(row) }, 'a row cannot be shown; left out'),
  );

/** The serializer writes dates after all rows are presented. @throws RangeError for a date such as 'infinity' */
function withValidDates<R>(value: R): R {
  if (value instanceof Date) value.toISOString();
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(withValidDates);
  return value;
}

/** The id of a row, or of the first part of it that has one. */
function idOf(row: unknown): unknown {
  if (!isRecord(row)) return null;
  const named = [row, ...Object.values(row)].find((part) => isRecord(part) && 'id' in part);
  return isRecord(named) ? named.id : null;
}
