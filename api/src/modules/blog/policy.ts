import { mayAs } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';

/** Published posts are visible to all; drafts to admins. */
export function maySeePost(principal: Principal | null, post: { status: string }): boolean {
  return post.status !== 'draft' || mayAs(principal, 'content');
}

/** Admins write, publish and delete posts, and restore revisions. */
export function mayWritePosts(principal: Principal): boolean {
  return mayAs(principal, 'content');
}

/** A signed-in user comments unless a moderator blocked them. */
export function mayComment(author: { blocked: boolean }): boolean {
  return !author.blocked;
}

/** Authors delete their own comments; admins delete all. */
export function mayDeleteComment(principal: Principal, comment: { userId: number | null }): boolean {
  return mayAs(principal, 'content') || principal.id === comment.userId;
}

/** Admins edit and hide comments, and block their authors. */
export function mayModerateComments(principal: Principal): boolean {
  return mayAs(principal, 'content');
}

/** Admins see who liked a post; other users see their own like. */
export function visibleLikes(principal: Principal | null, likes: { userId: number }[]): { userId: number }[] {
  return mayAs(principal, 'content') ? likes : likes.filter(({ userId }) => userId === principal?.id);
}
