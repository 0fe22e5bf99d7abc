import { emptyPostForm } from '@kaksha/domain/post-rules';
import { type FormDraftKey, listFormDrafts } from '@kaksha/forms/form-draft';

const area = 'post';

/** @param postId  null for a new post */
export const postDraftKey = (userId: number, postId: number | null): FormDraftKey => ({
  area,
  userId,
  recordId: postId,
  form: 'editor',
});

/** Unsaved posts of an author on this device, latest first. */
export function listPostDrafts(userId: number): { postId: number | null; title: string }[] {
  return listFormDrafts(area, userId, emptyPostForm).map(({ key, draft }) => ({
    postId: key.recordId,
    title: draft.values.title,
  }));
}
