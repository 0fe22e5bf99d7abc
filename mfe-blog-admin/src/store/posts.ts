import { changeById, withoutId } from '@kaksha/api-client/by-id';
import type { PostSummary } from '@kaksha/domain/blog';
import type { BlogStore } from './blog-store';

/** Removes a deleted post from the loaded lists. */
export function removePost(store: BlogStore, postId: number): void {
  changeLists(store, (list) => withoutId(list, postId));
}

export function changePost(store: BlogStore, postId: number, change: Partial<PostSummary>): void {
  changeLists(store, (list) => changeById(list, postId, change));
}

function changeLists({ posts }: BlogStore, update: (list: readonly PostSummary[]) => PostSummary[]): void {
  for (const filter of ['all', 'published', 'drafts'] as const) posts.change(update, filter);
}
