import type { Page } from '@kaksha/domain/catalogue';

/** A list with all of its pages in one: it is searched and sorted here. */
export async function wholeList<T, P extends Page<T>>(get: (page: number) => Promise<P>): Promise<P> {
  const first = await get(1);
  const results = [...first.results];
  for (let page = 2; page <= first.totalPages; page += 1) results.push(...(await get(page)).results);
  return { ...first, results };
}
