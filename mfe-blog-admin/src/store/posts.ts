import type { PostSummary } from '@kaksha/domain/blog';
import type { BlogStore } from './blog-store';

/** Removes a deleted post from the loaded lists. */
export function removePost(store: BlogStore, postId: number): void {
  changeLists(store, (post) => (post.id === postId ? [] : [post]));
}

export function changePost(store: BlogStore, postId: number, change: Partial<PostSummary>): void {
  changeLists(store, (post) => [post.id === postId ? { ...post, ...change } : post]);
}

function changeLists({ posts }: BlogStore, to: (post: PostSummary) => PostSummary[]): void {
  for (const filter of ['all', 'published', 'drafts'] as const) posts.change((list) => list.flatMap(to), filter);
}
