import type { Comment, PostStatus, PostSummary } from '@kaksha/domain/blog';
import { type PostForm, postFormOf } from '@kaksha/domain/post-form';
import type { AxiosInstance, AxiosResponse } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { toSnakeCaseKeys } from 'es-toolkit/object/toSnakeCaseKeys';
import { postFieldsOf, toComment } from './blog';
import { resultOf, resultsOf } from './envelope';
import { apiErrorOf } from './errors';
import { withFieldNames } from './field-names';
import type { AuthoredPostWire, ModeratedCommentWire, RevisionDetailsWire, RevisionWire } from './generated/wire';
import { savedRecord } from './saved-record';

/**
 * Admin calls to write and moderate the blog. All reject with `ApiError`: 401 or 403 without permission, 404 for a
 * deleted post or comment, 400, 413 and 415 with `fields` named as in `PostForm` and `image`.
 */

/** A blog post in the editor. */
export interface AuthoredPost extends PostSummary, PostForm {
  /** Raised by every save. */
  version: number;
  /** Time of the scheduled publication; ISO 8601, UTC. */
  scheduledAt: string | null;
}

export interface ModeratedComment extends Comment {
  /** True when readers do not see the comment. */
  hidden: boolean;
  /** Whether the author is blocked from commenting. */
  authorBlocked: boolean;
  /** Changes with the text; a save sends it back. */
  version: number;
}

/** An earlier version of a post. */
export interface Revision {
  version: number;
  title: string;
  tags: string[];
  status: PostStatus;
  /** Name of the user whose save replaced the version. */
  editor: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

export interface PostSave {
  form: PostForm;
  status: PostStatus;
  /** A new featured image; null keeps the stored one. */
  image: File | null;
  /** The edited version. Rejects with EDIT_CONFLICT (409) and the stored post when a newer version exists. */
  version?: number;
  /** Time of the scheduled publication; null removes it, undefined keeps it. */
  scheduledAt?: string | null;
}

const toAuthoredPost = (wire: AuthoredPostWire): AuthoredPost => ({
  ...toCamelCaseKeys(wire),
  ...postFieldsOf(wire),
});

const toModeratedComment = (wire: ModeratedCommentWire): ModeratedComment => ({
  ...toComment(wire),
  hidden: wire.hidden,
  authorBlocked: wire.author_stopped,
  version: wire.version,
});

/** The answer to a change of a comment has `success` and `comment`. */
function commentOf({ status, data: body }: AxiosResponse): ModeratedCommentWire {
  if (!body?.success || !body.comment) throw apiErrorOf(status, body);
  return body.comment;
}

/** Loads a post for editing, also a draft. */
export async function getAuthoredPost(http: AxiosInstance, id: number): Promise<AuthoredPost> {
  return toAuthoredPost(resultOf<AuthoredPostWire>(await http.get(`/blogs/id/${id}`)));
}

/** Creates a post. */
export async function createPost(http: AxiosInstance, save: PostSave): Promise<AuthoredPost> {
  const call = http.post('/blogs', formData(save));
  return toAuthoredPost(resultOf<AuthoredPostWire>(await withFieldNames(call)));
}

/** Changes the given parts of a post: as a form with a new image, otherwise as JSON. */
export async function updatePost(http: AxiosInstance, id: number, change: Partial<PostSave>): Promise<AuthoredPost> {
  const call = http.put(`/blogs/${id}`, change.image ? formData(change) : fieldsOf(change));
  return savedRecord(withFieldNames(call), toAuthoredPost);
}

export async function deletePost(http: AxiosInstance, id: number): Promise<void> {
  await http.delete(`/blogs/${id}`);
}

/** The earlier versions of a post, latest first. */
export async function getRevisions(http: AxiosInstance, id: number): Promise<Revision[]> {
  return toCamelCaseKeys(resultsOf<RevisionWire>(await http.get(`/blogs/${id}/revisions`)));
}

/** The content of an earlier version. */
export async function getRevision(
  http: AxiosInstance,
  id: number,
  version: number,
): Promise<Revision & { content: string }> {
  return toCamelCaseKeys(resultOf<RevisionDetailsWire>(await http.get(`/blogs/${id}/revisions/${version}`)));
}

/** Restores an earlier version as a new version. Returns the restored post. */
export async function restoreRevision(http: AxiosInstance, id: number, version: number): Promise<AuthoredPost> {
  return toAuthoredPost(resultOf<AuthoredPostWire>(await http.post(`/blogs/${id}/revisions/${version}/restore`, {})));
}

/** Blocks or unblocks a user from commenting. */
export async function setCommenterBlocked(http: AxiosInstance, userId: number, blocked: boolean): Promise<void> {
  await http.put(`/blogs/commenters/${userId}/stopped`, { stopped: blocked });
}

/** One page of comments of a post, including hidden ones, latest first. Skips the `shown` latest. */
export async function getModeratedComments(
  http: AxiosInstance,
  postId: number,
  shown = 0,
): Promise<ModeratedComment[]> {
  const answer = await http.get(`/blogs/${postId}/comments`, { params: { skip: shown } });
  return resultsOf<ModeratedCommentWire>(answer).map(toModeratedComment);
}

/**
 * Changes the text of a comment of any user. Rejects with EDIT_CONFLICT (409) and the stored comment for an outdated
 * version.
 */
export async function changeComment(
  http: AxiosInstance,
  postId: number,
  commentId: number,
  change: { comment: string; version?: number },
): Promise<ModeratedComment> {
  const call = http.put(`/blogs/${postId}/comments/${commentId}`, change);
  return savedRecord(call, toModeratedComment, commentOf);
}

/** Hides a comment from readers or shows it again. */
export async function setCommentHidden(
  http: AxiosInstance,
  postId: number,
  commentId: number,
  hidden: boolean,
): Promise<ModeratedComment> {
  return toModeratedComment(commentOf(await http.put(`/blogs/${postId}/comments/${commentId}/hidden`, { hidden })));
}

function fieldsOf({ form, status, version, scheduledAt }: Partial<PostSave>): Record<string, string | number> {
  return {
    ...(form && { ...toSnakeCaseKeys(postFormOf(form)), tags: JSON.stringify(form.tags) }),
    ...(status && { status }),
    ...(version !== undefined && { version }),
    // Form fields are strings, so '' stands for null.
    ...(scheduledAt !== undefined && { scheduled_at: scheduledAt ?? '' }),
  };
}

function formData(save: Partial<PostSave>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(save))) data.append(name, String(value));
  if (save.image) data.append('image', save.image);
  return data;
}
