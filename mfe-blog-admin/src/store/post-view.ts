import { getPost } from '@kaksha/api-client/blog';
import { getModeratedComments, type ModeratedComment } from '@kaksha/api-client/blog-authoring';
import { idle, loadResource } from '@kaksha/api-client/resource';
import { type BlogStore, knownAdmin } from './blog-store';

/** Loads a post and all its comments for the signed-in admin. Never rejects: a failure is in the resource. */
export async function loadPostView(store: BlogStore, slug: string): Promise<void> {
  const userId = await knownAdmin(store);
  if (userId === null) return;
  const { host, state } = store;
  if (state.getState().view.slug !== slug) state.setState({ view: { slug, resource: idle } });
  await loadResource(
    store.loads,
    `post/${slug}/${userId}`,
    {
      get: () => state.getState().view.resource,
      set(resource) {
        // An answer for somebody who is gone, or for a post that is no longer looked at, is dropped.
        const now = state.getState();
        if (now.userId === userId && now.view.slug === slug) state.setState({ view: { slug, resource } });
      },
    },
    async () => {
      const post = await getPost(host.http, slug);
      return { post, comments: await getModeratedComments(host.http, post.id) };
    },
  );
}

/** Puts a changed comment in its place, or takes it away with null. */
export function replaceComment({ state }: BlogStore, commentId: number, next: ModeratedComment | null): void {
  state.setState(({ view }) => {
    const { data } = view.resource;
    if (!data) return {};
    const comments = data.comments.flatMap((comment) => (comment.id === commentId ? (next ?? []) : comment));
    return { view: { ...view, resource: { ...view.resource, data: { ...data, comments } } } };
  });
}
