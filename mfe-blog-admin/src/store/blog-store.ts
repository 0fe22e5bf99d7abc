import { getPosts, type PostFilter } from '@kaksha/api-client/blog';
import type { ModeratedComment } from '@kaksha/api-client/blog-authoring';
import { idle, type Loads, loadResource, type Resource, type ResourceSlot } from '@kaksha/api-client/resource';
import { awaitUser } from '@kaksha/contract/current-user';
import type { HostServices } from '@kaksha/contract/host';
import { createRemoteStore } from '@kaksha/contract/store';
import type { Post, PostSummary } from '@kaksha/domain/blog';
import type { StoreApi } from 'zustand/vanilla';

export interface BlogState {
  /** Who is writing here; null before anybody is known. */
  userId: number | null;
  /** The dashboard's list, by what it is narrowed to. */
  posts: Readonly<Record<PostFilter, Resource<PostSummary[]>>>;
  /** The post that was opened last, by its slug. */
  view: { readonly slug: string | null; readonly resource: Resource<PostView> };
}

/** A post with its comments, hidden ones too, latest first. */
export interface PostView {
  post: Post;
  comments: ModeratedComment[];
  /** Whether there may be older comments than these. */
  older: boolean;
}

/** The remote's store: data only. What changes them are the functions beside it. */
export interface BlogStore {
  readonly host: HostServices;
  readonly state: StoreApi<BlogState>;
  readonly loads: Loads;
}

const nothing: BlogState = {
  userId: null,
  posts: { all: idle, published: idle, drafts: idle },
  view: { slug: null, resource: idle },
};

export function createBlogStore(host: HostServices): BlogStore {
  return { host, state: createRemoteStore(host, 'blog-admin', nothing), loads: new Map() };
}

/** Loads a list of posts for the signed-in admin; nothing for anybody else. Never rejects: a failure is in the resource. */
export async function loadPosts(store: BlogStore, filter: PostFilter): Promise<void> {
  const userId = await knownAdmin(store);
  if (userId === null) return;
  await loadResource(store.loads, `${filter}/${userId}`, slotOf(store, userId, filter), () =>
    getPosts(store.host.http, filter),
  );
}

/** The signed-in admin's id, with the store emptied of whatever was somebody else's; null for anybody else. */
export async function knownAdmin({ host, state }: BlogStore): Promise<number | null> {
  const user = await awaitUser(host);
  if (!user) return null;
  if (state.getState().userId !== user.id) state.setState({ ...nothing, userId: user.id });
  return user.isAdmin ? user.id : null;
}

/** Takes a post out of the lists, because it is gone. */
export function dropPost(store: BlogStore, postId: number): void {
  changeLists(store, (post) => (post.id === postId ? [] : [post]));
}

/** Says of a post in the lists what was just changed. */
export function changePost(store: BlogStore, postId: number, change: Partial<PostSummary>): void {
  changeLists(store, (post) => [post.id === postId ? { ...post, ...change } : post]);
}

function changeLists({ state }: BlogStore, to: (post: PostSummary) => PostSummary[]): void {
  const changed = (list: Resource<PostSummary[]>) => ({ ...list, data: list.data?.flatMap(to) ?? null });
  state.setState(({ posts }) => ({
    posts: { all: changed(posts.all), published: changed(posts.published), drafts: changed(posts.drafts) },
  }));
}

function slotOf({ state }: BlogStore, userId: number, filter: PostFilter): ResourceSlot<PostSummary[]> {
  return {
    get: () => state.getState().posts[filter],
    set(next) {
      // An answer for somebody who is no longer there is dropped.
      if (state.getState().userId !== userId) return;
      state.setState(({ posts }) => ({ posts: { ...posts, [filter]: next } }));
    },
  };
}
