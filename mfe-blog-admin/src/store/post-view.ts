import { getPost } from '@kaksha/api-client/blog';
import { getModeratedComments, type ModeratedComment } from '@kaksha/api-client/blog-authoring';
import { messageOf } from '@kaksha/api-client/errors';
import { idle, loadResource } from '@kaksha/api-client/resource';
import { limits } from '@kaksha/domain/limits';
import { type BlogStore, knownAdmin, type PostView } from './blog-store';

/** Loads a post and its latest comments for the signed-in admin. Never rejects: a failure is in the resource. */
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
      const comments = await getModeratedComments(host.http, post.id);
      return { post, comments, older: isFull(comments) };
    },
  );
}

/** A page that is full may have another below it. */
const isFull = (comments: ModeratedComment[]) => comments.length === limits.commentsPage;

/** Puts older comments below those that are shown. Answers whether there are more on the page now. */
export async function showOlderComments({ host, state }: BlogStore, postId: number): Promise<boolean> {
  const shown = state.getState().view.resource.data?.comments ?? [];
  try {
    const page = await getModeratedComments(host.http, postId, shown.length);
    // Somebody may have written meanwhile, which moves the others down: none is shown twice.
    const known = new Set(shown.map(({ id }) => id));
    const added = page.filter(({ id }) => !known.has(id));
    changeView(state, postId, (data) => ({ comments: [...data.comments, ...added], older: isFull(page) }));
    return added.length > 0;
  } catch (error) {
    host.notify.error('Failed to load older comments', { description: messageOf(error, '') });
    return false;
  }
}

/** Puts a changed comment in its place, or takes it away with null. */
export function replaceComment(store: BlogStore, commentId: number, next: ModeratedComment | null): void {
  changeComments(store, (comment) => (comment.id === commentId ? (next ?? []) : comment));
}

/** Says of all that a person wrote whether they may go on. */
export function markCommenter(store: BlogStore, userId: number, authorBlocked: boolean): void {
  changeComments(store, (comment) => (comment.userId === userId ? { ...comment, authorBlocked } : comment));
}

function changeComments(
  { state }: BlogStore,
  to: (comment: ModeratedComment) => ModeratedComment | ModeratedComment[],
): void {
  changeView(state, null, ({ comments }) => ({ comments: comments.flatMap(to) }));
}

/** Changes what is looked at; nothing when it is another post by now. */
function changeView(state: BlogStore['state'], postId: number | null, change: (data: PostView) => Partial<PostView>) {
  state.setState(({ view }) => {
    const { data } = view.resource;
    if (!data || (postId !== null && data.post.id !== postId)) return {};
    return { view: { ...view, resource: { ...view.resource, data: { ...data, ...change(data) } } } };
  });
}
