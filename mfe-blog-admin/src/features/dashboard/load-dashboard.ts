import type { PostFilter } from '@kaksha/api-client/blog';
import type { LoaderFunction } from 'react-router-dom';
import { type BlogStore, loadPosts } from '../../store/blog-store';

export const postFilters = [
  { value: 'all', label: 'All Blogs' },
  { value: 'published', label: 'Published' },
  { value: 'drafts', label: 'Drafts' },
] as const satisfies readonly { value: PostFilter; label: string }[];

/** What an address narrows the list to: `?show=drafts`; all posts when it says nothing that there is. */
export function filterOf(search: string): PostFilter {
  const asked = new URLSearchParams(search).get('show');
  return postFilters.find(({ value }) => value === asked)?.value ?? 'all';
}

export function dashboardPath(filter: PostFilter): string {
  return filter === 'all' ? '/blog-dashboard' : `/blog-dashboard?show=${filter}`;
}

export function dashboardLoader(store: BlogStore): LoaderFunction {
  return ({ request }) => store.host.awaitLoader(loadPosts(store, filterOf(new URL(request.url).search)));
}
