import { forbidden } from '../../api-error';
import type { Viewer } from '../../viewer';

/** What is published everybody may see; drafts are for admins, who write them. */
export function maySeePost(viewer: Viewer, post: { status: string }): boolean {
  return post.status !== 'draft' || viewer?.isAdmin === true;
}

/** Whoever is signed in may comment in their own name, unless a moderator stopped them. Throws 403. */
export function mustBeHeard(stopped: boolean): void {
  if (stopped) throw forbidden('A moderator stopped your comments.');
}

/** Who likes a post is for admins; everybody else learns whether they do themselves. */
export function likersShown(viewer: Viewer, likers: readonly number[]): readonly number[] {
  return viewer?.isAdmin ? likers : likers.filter((userId) => userId === viewer?.id);
}

/** People remove what they wrote themselves; admins any comment. */
export function mayRemoveComment(viewer: Viewer, comment: { userId: number | null }): boolean {
  return viewer !== null && (viewer.isAdmin || viewer.id === comment.userId);
}
