/** The row of a query that always returns one, such as an insert with `returning`. */
export function singleRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The query returned no row.');
  return row;
}
