import { pageIn } from '@kaksha/domain/address-numbers';
import { cutText } from '@kaksha/domain/cut-text';
import * as limits from '@kaksha/domain/limits';

/** The query in the blog's address. */
export interface BlogQuery {
  tag?: string | undefined;
  text?: string | undefined;
  page?: number | undefined;
}

export function blogQueryOf(parameters: URLSearchParams): BlogQuery {
  const text = cutText(parameters.get('q')?.trim() ?? '', limits.searchTextMax);
  const tag = parameters.get('tag')?.trim();
  const page = pageIn(parameters);
  return { ...(tag && { tag }), ...(text && { text }), ...(page > 1 && { page }) };
}

/** The blog's address for a query. */
export function blogPath({ tag, text, page }: BlogQuery): string {
  const parameters = new URLSearchParams({
    ...(tag && { tag }),
    ...(text && { q: text }),
    ...(page && page > 1 && { page: String(page) }),
  }).toString();
  return parameters ? `/blog?${parameters}` : '/blog';
}
