import type { LoaderFunction } from 'react-router-dom';
import type { PostFilter } from '../../store/blog-data';
import type { BlogStore } from '../../store/blog-store';

export const postFilters = [
  { value: 'all', label: 'All Blogs' },
  { value: 'published', label: 'Published' },
  { value: 'drafts', label: 'Drafts' },
] as const satisfies readonly { value: PostFilter; label: string }[];

/** The filter in an address, e.g. `?show=drafts`; all posts without a known one. */
export function filterOf(search: string): PostFilter {
  const show = new URLSearchParams(search).get('show');
  return postFilters.find(({ value }) => value === show)?.value ?? 'all';
}

export function dashboardPath(filter: PostFilter): string {
  return filter === 'all' ? '/blog-dashboard' : `/blog-dashboard?show=${filter}`;
}

export function dashboardLoader(store: BlogStore): LoaderFunction {
  return ({ request }) => store.host.awaitLoader(store.posts.load(filterOf(new URL(request.url).search)));
}
