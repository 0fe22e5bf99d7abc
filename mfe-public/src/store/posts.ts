import { getOlderComments } from '@kaksha/api-client/blog';
import { addComment, deleteComment, likePost, unlikePost } from '@kaksha/api-client/blog-changes';
import { messageOf } from '@kaksha/api-client/errors';
import { attempt } from '@kaksha/api-client/use-action';
import type { Comment, Post } from '@kaksha/domain/blog';
import type { CurrentUser } from '@kaksha/domain/current-user';
import type { PublicStore } from './public-store';

const update = ({ post }: PublicStore, slug: string, change: (post: Post) => Partial<Post>) =>
  post.change((data) => ({ ...data, ...change(data) }), slug);

/** @param change  gives the same result for a post that has the change already */
const optimistic = <R>(
  { post }: PublicStore,
  slug: string,
  change: (post: Post) => Partial<Post>,
  call: () => Promise<R>,
): Promise<R> => post.optimistic((data) => ({ ...data, ...change(data) }), slug, call);

/** Likes a post or removes the like. Optimistic; reverted with a notice when the server refuses. */
export async function toggleLike(store: PublicStore, slug: string, user: CurrentUser): Promise<void> {
  const { notify, http } = store.host;
  const before = store.post.get(slug).data;
  if (!before) return;
  const liked = !before.liked;
  const call = () => (liked ? likePost : unlikePost)(http, before.id, user.id);
  await attempt(
    notify,
    async () => {
      const standing = await optimistic(store, slug, (post) => likedAs(post, liked), call);
      update(store, slug, () => standing);
      notify.success(liked ? 'Blog liked!' : 'Blog unliked!');
    },
    { failed: 'Failed to update like status', fallback: '' },
  );
}

const likedAs = (post: Post, liked: boolean): Partial<Post> =>
  post.liked === liked ? {} : { liked, likeCount: post.likeCount + (liked ? 1 : -1) };

/** Adds a comment at the top. Returns false, after a notice, when the server refused it. */
export function writeComment(store: PublicStore, post: Post, user: CurrentUser, text: string): Promise<boolean> {
  const { notify, http } = store.host;
  return attempt(
    notify,
    async () => {
      const comment = await addComment(http, post.id, user.id, text);
      update(store, post.slug, ({ comments, commentCount }) =>
        // A load may have brought it before this answer.
        comments.some(({ id }) => id === comment.id)
          ? {}
          : { comments: [comment, ...comments], commentCount: commentCount + 1 },
      );
      notify.success('Comment Added!');
    },
    { failed: 'Failed to add comment', fallback: '' },
  );
}

/** Appends older comments. Returns whether any were added. */
export async function showOlderComments(store: PublicStore, post: Post): Promise<boolean> {
  const { notify, http } = store.host;
  try {
    const older = await getOlderComments(http, post.id, post.comments.length);
    let added = 0;
    update(store, post.slug, ({ comments, commentCount }) => {
      // New comments shift the offset, so the answer may repeat comments that are shown already.
      const known = new Set(comments.map(({ id }) => id));
      const all = [...comments, ...older.filter(({ id }) => !known.has(id))];
      added = all.length - comments.length;
      // Deleted comments still count in commentCount; an empty answer is the end.
      return { comments: all, commentCount: older.length === 0 ? all.length : commentCount };
    });
    return added > 0;
  } catch (error) {
    notify.error('Failed to load older comments', { description: messageOf(error, '') });
    return false;
  }
}

/** Optimistic; the comment returns with a notice when the server refuses. */
export async function removeComment(store: PublicStore, post: Post, comment: Comment): Promise<void> {
  const { notify, http } = store.host;
  const isComment = ({ id }: Comment) => id === comment.id;
  const remove = ({ comments, commentCount }: Post): Partial<Post> =>
    comments.some(isComment)
      ? { comments: comments.filter((one) => !isComment(one)), commentCount: commentCount - 1 }
      : {};
  await attempt(
    notify,
    async () => {
      await optimistic(store, post.slug, remove, () => deleteComment(http, post.id, comment.id));
      notify.success('Comment deleted');
    },
    { failed: 'Failed to delete comment', fallback: '' },
  );
}
