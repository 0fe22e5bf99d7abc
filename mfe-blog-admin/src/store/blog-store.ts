import { getPosts, type PostFilter } from '@kaksha/api-client/blog';
import { idle, type Loads, loadResource, type Resource, type ResourceSlot } from '@kaksha/api-client/resource';
import type { HostServices } from '@kaksha/contract/host';
import { knownUser } from '@kaksha/contract/person';
import { createRemoteStore } from '@kaksha/contract/store';
import type { PostSummary } from '@kaksha/domain/blog';
import type { StoreApi } from 'zustand/vanilla';

export interface BlogState {
  /** Who is writing here; null before anybody is known. */
  userId: number | null;
  /** The dashboard's list, by what it is narrowed to. */
  posts: Readonly<Record<PostFilter, Resource<PostSummary[]>>>;
}

/** The remote's store: data only. What changes them are the functions beside it. */
export interface BlogStore {
  readonly host: HostServices;
  readonly state: StoreApi<BlogState>;
  readonly loads: Loads;
}

const nothing: BlogState = { userId: null, posts: { all: idle, published: idle, drafts: idle } };

export function createBlogStore(host: HostServices): BlogStore {
  return { host, state: createRemoteStore(host, 'blog-admin', nothing), loads: new Map() };
}

/** Loads a list of posts for the signed-in admin; nothing for anybody else. Never rejects: a failure is in the resource. */
export async function loadPosts(store: BlogStore, filter: PostFilter): Promise<void> {
  const user = await knownUser(store.host);
  if (!user) return;
  if (store.state.getState().userId !== user.id) store.state.setState({ ...nothing, userId: user.id });
  if (!user.isAdmin) return;

  await loadResource(store.loads, `${filter}/${user.id}`, slotOf(store, user.id, filter), () =>
    getPosts(store.host.http, filter),
  );
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
