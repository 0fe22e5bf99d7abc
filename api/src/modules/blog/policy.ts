import type { Viewer } from '../../viewer';

/** People remove what they wrote themselves; admins any comment. */
export function mayRemoveComment(viewer: Viewer, comment: { userId: number | null }): boolean {
  return viewer !== null && (viewer.isAdmin || viewer.id === comment.userId);
}
