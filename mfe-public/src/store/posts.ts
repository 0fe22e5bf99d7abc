import { addComment, deleteComment, getComments, getPost, getPosts, setPostLike } from '@kaksha/api-client/blog';
import { messageOf } from '@kaksha/api-client/errors';
import type { Comment, Post, PostSummary } from '@kaksha/domain/blog';
import type { CurrentUser } from '@kaksha/domain/current-user';
import { excerptOfHtml, htmlToText } from '@kaksha/domain/html-text';
import { limits } from '@kaksha/domain/limits';
import { readingTime } from '@kaksha/domain/reading-time';
import type { ListedPost } from './public-state';
import { entryOf, load, type PublicStore } from './public-store';

/** All published posts, newest first. */
export const loadPosts = (store: PublicStore) =>
  load(store, 'posts', 'all', async () => (await getPosts(store.host.http, 'published')).map(toListedPost));

/** The words of all published posts, for those who search them: they are most of the list's bytes. */
export const loadPostWords = (store: PublicStore) =>
  load(store, 'postWords', 'all', async () => {
    const posts = await getPosts(store.host.http, 'published');
    return Object.fromEntries(posts.map(({ slug, content }) => [slug, htmlToText(content).toLowerCase()]));
  });

function toListedPost({ content, ...post }: PostSummary): ListedPost {
  return { ...post, excerpt: excerptOfHtml(content, limits.cardPreviewChars), readingTime: readingTime(content) };
}

export const loadPost = (store: PublicStore, slug: string, options?: { force?: boolean }) =>
  load(store, 'post', slug, () => getPost(store.host.http, slug), options);

/** Changes a post that is loaded, where it is shown. */
function update(store: PublicStore, slug: string, change: (post: Post) => Partial<Post>): void {
  store.state.setState(({ post }) => {
    const entry = post[slug];
    return entry?.data
      ? { post: { ...post, [slug]: { ...entry, data: { ...entry.data, ...change(entry.data) } } } }
      : {};
  });
}

/** Likes a post or takes that back: shown at once, and taken back with a word when the server refuses. */
export async function toggleLike(store: PublicStore, slug: string, user: CurrentUser): Promise<void> {
  const { notify, http } = store.host;
  const before = entryOf(store, 'post', slug).data;
  if (!before) return;
  const liked = !before.liked;
  update(store, slug, ({ likeCount }) => ({ liked, likeCount: likeCount + (liked ? 1 : -1) }));
  try {
    update(store, slug, () => ({ liked }));
    const standing = await setPostLike(http, before.id, user.id, liked);
    update(store, slug, () => standing);
    notify.success(liked ? 'Blog liked!' : 'Blog unliked!');
  } catch (error) {
    update(store, slug, () => ({ liked: before.liked, likeCount: before.likeCount }));
    notify.error('Failed to update like status', { description: messageOf(error, '') });
  }
}

/** Adds a comment at the top. Answers whether it was taken. */
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

/** Puts older comments below those that are shown. Answers whether there are more on the page now. */
export async function showOlderComments(store: PublicStore, post: Post): Promise<boolean> {
  const { notify, http } = store.host;
  try {
    const older = await getComments(http, post.id, post.comments.length);
    let added = 0;
    update(store, post.slug, ({ comments, commentCount }) => {
      // Somebody may have written meanwhile, which moves the others down: none is shown twice.
      const known = new Set(comments.map(({ id }) => id));
      const all = [...comments, ...older.filter(({ id }) => !known.has(id))];
      added = all.length - comments.length;
      // Those that were deleted meanwhile do not come any more.
      return { comments: all, commentCount: older.length === 0 ? all.length : commentCount };
    });
    return added > 0;
  } catch (error) {
    notify.error('Failed to load older comments', { description: messageOf(error, '') });
    return false;
  }
}

/** Takes a comment away at once; it comes back, with a word, when the server refuses. */
export async function removeComment(store: PublicStore, post: Post, comment: Comment): Promise<void> {
  const { notify, http } = store.host;
  const before = entryOf(store, 'post', post.slug).data ?? post;
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
