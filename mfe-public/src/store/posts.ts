import { addComment, deleteComment, getOlderComments, likePost, unlikePost } from '@kaksha/api-client/blog';
import { messageOf } from '@kaksha/api-client/errors';
import type { Comment, Post } from '@kaksha/domain/blog';
import type { CurrentUser } from '@kaksha/domain/current-user';
import type { PublicStore } from './public-store';

function update({ post }: PublicStore, slug: string, change: (post: Post) => Partial<Post>): void {
  post.change((data) => ({ ...data, ...change(data) }), slug);
}

/** Likes a post or removes the like. Optimistic; reverted with a notice when the server refuses. */
export async function toggleLike(store: PublicStore, slug: string, user: CurrentUser): Promise<void> {
  const { notify, http } = store.host;
  const before = store.post.get(slug).data;
  if (!before) return;
  const liked = !before.liked;
  update(store, slug, ({ likeCount }) => ({ liked, likeCount: likeCount + (liked ? 1 : -1) }));
  try {
    const standing = await (liked ? likePost : unlikePost)(http, before.id, user.id);
    update(store, slug, () => standing);
    notify.success(liked ? 'Blog liked!' : 'Blog unliked!');
  } catch (error) {
    update(store, slug, () => ({ liked: before.liked, likeCount: before.likeCount }));
    notify.error('Failed to update like status', { description: messageOf(error, '') });
  }
}

/** Adds a comment at the top. Returns false, after a notice, when the server refused it. */
export async function writeComment(store: PublicStore, post: Post, user: CurrentUser, text: string): Promise<boolean> {
  const { notify, http } = store.host;
  try {
    const comment = await addComment(http, post.id, user.id, text);
    update(store, post.slug, ({ comments, commentCount }) => ({
      comments: [comment, ...comments],
      commentCount: commentCount + 1,
    }));
    notify.success('Comment Added!');
    return true;
  } catch (error) {
    notify.error('Failed to add comment', { description: messageOf(error, '') });
    return false;
  }
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
  const before = store.post.get(post.slug).data ?? post;
  update(store, post.slug, ({ comments, commentCount }) => ({
    comments: comments.filter(({ id }) => id !== comment.id),
    commentCount: commentCount - 1,
  }));
  try {
    await deleteComment(http, post.id, comment.id);
    notify.success('Comment deleted');
  } catch (error) {
    update(store, post.slug, () => ({ comments: before.comments, commentCount: before.commentCount }));
    notify.error('Failed to delete comment', { description: messageOf(error, '') });
  }
}
