import type { Comment, PostStatus, PostSummary } from '@kaksha/domain/blog';
import type { PostForm } from '@kaksha/domain/post-rules';
import type { AxiosInstance } from 'axios';
import { momentOf } from './blog';
import { resultOf, resultsOf } from './envelope';
import { inverted, withFieldNames } from './field-names';
import type { AuthoredPostWire, ModeratedCommentWire, RevisionWire } from './generated/wire';

/**
 * Writing the blog and moderating it: for admins. All reject with `ApiError`: 401 and 403 for whoever may not, 404 for
 * what is gone, 400, 413 and 415 with `fields` named as in `PostForm` and `image`.
 */

/** A post as its author opens it. */
export interface AuthoredPost extends PostSummary, PostForm {
  /** Raised by every save. */
  version: number;
  /** When a draft publishes itself; ISO 8601, UTC. */
  scheduledAt: string | null;
}

export interface ModeratedComment extends Comment {
  /** Out of readers' sight. */
  hidden: boolean;
  /** Whether who wrote it may not comment any more. */
  authorBlocked: boolean;
}

/** What a post was called before a save. */
export interface Revision {
  version: number;
  title: string;
  tags: string[];
  status: PostStatus;
  /** Who saved over it. */
  editor: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

export interface PostSave {
  form: PostForm;
  status: PostStatus;
  /** A newly chosen featured image; the stored one stays without. */
  image: File | null;
  /** The version that was edited: rejects with 409 EDIT_CONFLICT when somebody saved since. */
  version?: number;
  /** When a draft publishes itself; null takes that back, nothing leaves it. */
  scheduledAt?: string | null;
}

const wireNames = { metaTitle: 'meta_title', metaDescription: 'meta_description', metaKeywords: 'meta_keywords' };
const formNames = inverted(wireNames);

const toAuthoredPost = (wire: AuthoredPostWire): AuthoredPost => ({
  id: wire.id,
  slug: wire.slug,
  title: wire.title,
  content: wire.content,
  tags: wire.tags,
  status: wire.status,
  image: wire.image_url,
  likeCount: wire.likeCount,
  commentCount: wire.commentCount,
  createdAt: wire.created_at,
  updatedAt: wire.updated_at,
  publishedAt: wire.published_at ?? null,
  metaTitle: wire.meta_title,
  metaDescription: wire.meta_description,
  metaKeywords: wire.meta_keywords,
  version: wire.version,
  scheduledAt: wire.scheduled_at,
});

const toModeratedComment = (wire: ModeratedCommentWire): ModeratedComment => ({
  id: wire.id,
  text: wire.comment,
  userId: wire.userId,
  authorName: wire.user.user_name ?? null,
  createdAt: momentOf(wire.created_at),
  hidden: wire.hidden,
  authorBlocked: wire.author_stopped,
});

const toRevision = ({ created_at: createdAt, version, title, tags, status, editor }: RevisionWire): Revision => ({
  ...{ version, title, tags, status, editor, createdAt },
});

/** A post to be edited, drafts included. */
export async function getAuthoredPost(http: AxiosInstance, id: number): Promise<AuthoredPost> {
  return toAuthoredPost(resultOf<AuthoredPostWire>(await http.get(`/blogs/id/${id}`)));
}

/** Makes a post. */
export async function createPost(http: AxiosInstance, save: PostSave): Promise<AuthoredPost> {
  const call = http.post('/blogs', formData(save));
  return toAuthoredPost(resultOf<AuthoredPostWire>(await withFieldNames(call, formNames)));
}

/** Saves a post that there is: as a form when a new image was chosen, otherwise as JSON. */
export async function updatePost(http: AxiosInstance, id: number, save: PostSave): Promise<AuthoredPost> {
  const call = http.put(`/blogs/${id}`, save.image ? formData(save) : fieldsOf(save));
  return toAuthoredPost(resultOf<AuthoredPostWire>(await withFieldNames(call, formNames)));
}

export async function deletePost(http: AxiosInstance, id: number): Promise<void> {
  await http.delete(`/blogs/${id}`);
}

/** Leaves a draft a draft at its time. */
export async function unschedulePost(http: AxiosInstance, id: number): Promise<void> {
  await http.put(`/blogs/${id}`, { scheduled_at: null });
}

/** What a post was called before each save, latest first. */
export async function getRevisions(http: AxiosInstance, id: number): Promise<Revision[]> {
  return resultsOf<RevisionWire>(await http.get(`/blogs/${id}/revisions`)).map(toRevision);
}

/** What an earlier version said. */
export async function getRevision(
  http: AxiosInstance,
  id: number,
  version: number,
): Promise<Revision & { content: string }> {
  const wire = resultOf<RevisionWire & { content: string }>(await http.get(`/blogs/${id}/revisions/${version}`));
  return { ...toRevision(wire), content: wire.content };
}

/** Makes an earlier version the next one; the post as it is then. */
export async function restoreRevision(http: AxiosInstance, id: number, version: number): Promise<AuthoredPost> {
  return toAuthoredPost(resultOf<AuthoredPostWire>(await http.post(`/blogs/${id}/revisions/${version}/restore`, {})));
}

/** Keeps a person from commenting, or lets them again. */
export async function setCommenterBlocked(http: AxiosInstance, userId: number, stopped: boolean): Promise<void> {
  await http.put(`/blogs/commenters/${userId}/stopped`, { stopped });
}

/** Comments of a post, hidden ones too, latest first: a page of them, older than the `shown` ones. */
export async function getModeratedComments(
  http: AxiosInstance,
  postId: number,
  shown = 0,
): Promise<ModeratedComment[]> {
  const answer = await http.get(`/blogs/${postId}/comments`, { params: { skip: shown } });
  return resultsOf<ModeratedCommentWire>(answer).map(toModeratedComment);
}

/** Puts other words into anybody's comment. */
export async function changeComment(
  http: AxiosInstance,
  postId: number,
  commentId: number,
  text: string,
): Promise<ModeratedComment> {
  const { data } = await http.put(`/blogs/${postId}/comments/${commentId}`, { comment: text });
  return toModeratedComment(data.comment);
}

/** Takes a comment out of readers' sight or brings it back. */
export async function setCommentHidden(
  http: AxiosInstance,
  postId: number,
  commentId: number,
  hidden: boolean,
): Promise<ModeratedComment> {
  const { data } = await http.put(`/blogs/${postId}/comments/${commentId}/hidden`, { hidden });
  return toModeratedComment(data.comment);
}

function fieldsOf({ form, status, version, scheduledAt }: PostSave): Record<string, string | number> {
  const { title, content, tags, metaTitle, metaDescription, metaKeywords } = form;
  return {
    ...{ title, content, status },
    tags: JSON.stringify(tags),
    meta_title: metaTitle,
    meta_description: metaDescription,
    meta_keywords: metaKeywords,
    ...(version !== undefined && { version }),
    // A form knows texts only: an empty one is no moment.
    ...(scheduledAt !== undefined && { scheduled_at: scheduledAt ?? '' }),
  };
}

function formData(save: PostSave): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(save))) data.append(name, String(value));
  if (save.image) data.append('image', save.image);
  return data;
}
