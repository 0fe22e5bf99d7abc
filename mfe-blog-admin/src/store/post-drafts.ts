import { emptyPostForm } from '@kaksha/domain/post-form';
import { type FormDraftKey, freeDrafts, listFormDrafts } from '@kaksha/forms/form-draft';

const area = 'post';

/** @param postId  null for a new post */
export const postDraftKey = (userId: number, postId: number | null): FormDraftKey => ({
  area,
  userId,
  recordId: postId,
  form: 'editor',
});

export interface PostDraft {
  key: FormDraftKey;
  title: string;
}

/** Unsaved posts of an author on this device that no open tab is writing, latest first. */
export async function listPostDrafts(userId: number): Promise<PostDraft[]> {
  const { drafts } = await freeDrafts(listFormDrafts(area, userId, emptyPostForm));
  return drafts.map(({ key, draft }) => ({ key, title: draft.values.title }));
}
