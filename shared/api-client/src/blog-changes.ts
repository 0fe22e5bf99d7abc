import type { Comment } from '@kaksha/domain/blog';
import type { AxiosInstance } from 'axios';
import { toComment } from './blog';
import { resultOf } from './envelope';
import { ApiError } from './errors';
import type { ResultsOf } from './operation-types';

/** Sets the like of the signed-in user. Returns the new number of likes. */
export async function likePost(http: AxiosInstance, postId: number, userId: number): Promise<ResultsOf<'likePost'>> {
  return resultOf(await http.post(`/blogs/${postId}/like`, { userId }));
}

/** Removes the like of the signed-in user. Returns the new number of likes. */
export async function unlikePost(
  http: AxiosInstance,
  postId: number,
  userId: number,
): Promise<ResultsOf<'unlikePost'>> {
  return resultOf(await http.post(`/blogs/${postId}/unlike`, { userId }));
}

/** Adds a comment of the signed-in user. */
export async function addComment(
  http: AxiosInstance,
  postId: number,
  userId: number,
  comment: string,
): Promise<Comment> {
  const { data: body, status } = await http.post(`/blogs/${postId}/comments`, { comment, userId });
  if (!body?.data?.id) throw new ApiError('No data received from server', status, 'NO_DATA');
  return toComment(body.data);
}

/** Deletes a comment of the signed-in user, or any comment for an admin. */
export async function deleteComment(http: AxiosInstance, postId: number, commentId: number): Promise<void> {
  await http.delete(`/blogs/${postId}/comments/${commentId}`);
}
