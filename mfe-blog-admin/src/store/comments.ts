import { getModeratedComments, type ModeratedComment } from '@kaksha/api-client/blog-authoring';
import { replaceById, withoutId } from '@kaksha/api-client/by-id';
import type { KeyedResource } from '@kaksha/api-client/create-resource';
import { messageOf } from '@kaksha/api-client/errors';
import type { HostServices } from '@kaksha/contract/host';
import * as limits from '@kaksha/domain/limits';
import type { PostView } from './blog-data';

type Views = KeyedResource<PostView, string>;

/** A full page may be followed by another one. */
export const isFullPage = (comments: ModeratedComment[]) => comments.length === limits.commentsPage;

/** Adds older comments below those that are shown. Resolves to whether there were any. */
export async function loadOlderComments(host: HostServices, views: Views, slug: string): Promise<boolean> {
  const shown = views.get(slug).data;
  if (!shown) return false;
  try {
    const page = await getModeratedComments(host.http, shown.post.id, shown.comments.length);
    // A comment written meanwhile moves the others down by one; known ones are not added twice.
    const known = new Set(shown.comments.map(({ id }) => id));
    const added = page.filter(({ id }) => !known.has(id));
    views.change((view) => ({ ...view, comments: [...view.comments, ...added], hasOlder: isFullPage(page) }), slug);
    return added.length > 0;
  } catch (error) {
    host.notify.error('Failed to load older comments', { description: messageOf(error, '') });
    return false;
  }
}

/** @param next  null after the comment was deleted */
export function replaceComment(views: Views, slug: string, commentId: number, next: ModeratedComment | null): void {
  changeComments(views, slug, (comments) => (next ? replaceById(comments, next) : withoutId(comments, commentId)));
}

/** Marks all comments of a user after that user was blocked from commenting, or unblocked. */
export function setAuthorBlocked(views: Views, slug: string, userId: number, authorBlocked: boolean): void {
  changeComments(views, slug, (comments) =>
    comments.map((comment) => (comment.userId === userId ? { ...comment, authorBlocked } : comment)),
  );
}

function changeComments(
  views: Views,
  slug: string,
  update: (comments: readonly ModeratedComment[]) => ModeratedComment[],
): void {
  views.change((view) => ({ ...view, comments: update(view.comments) }), slug);
}
