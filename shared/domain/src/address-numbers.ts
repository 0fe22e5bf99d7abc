/** Ids and page numbers that an address contains. */

/** The largest id of the database. */
const maxId = 2_147_483_647;

/** The id that a part of an address names; null when it is not a valid id. */
export function idIn(text: string | null | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
  return id !== null && id <= maxId ? id : null;
}

/** Lists end before it. */
const maxPage = 9999;

/** The page that the query names; 1 when it names none. */
export const pageIn = (parameters: URLSearchParams): number =>
  Math.min(Number(/^[1-9]\d*$/.exec(parameters.get('page') ?? '')?.[0] ?? 1), maxPage);
