import { type AuthoredPost, createPost, updatePost } from '@kaksha/api-client/blog-authoring';
import { isApiError, messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import * as limits from '@kaksha/domain/limits';
import { pictureTypeMessage, pictureTypes } from '@kaksha/domain/pictures';
import { emptyPostForm, type PostForm, postErrorSummary, postErrors, postFormOf } from '@kaksha/domain/post-rules';
import { keysOf } from '@kaksha/domain/typed';
import { readFormDraft, writeFormDraft } from '@kaksha/forms/form-draft';
import { useAutosave } from '@kaksha/forms/use-autosave';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { postDraftKey } from '../../store/post-drafts';

const fields = keysOf(emptyPostForm);
const isSame = (one: PostForm, other: PostForm) =>
  fields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));

/** A scheduled post is a draft with a time. */
export type SaveAs = 'draft' | 'published' | 'scheduled';
export type PostEditing = ReturnType<typeof usePostEditor>;

const savedTexts = {
  published: 'Blog published successfully!',
  draft: 'Blog saved as draft successfully!',
  scheduled: 'Blog scheduled successfully!',
};

/**
 * The form of a post, stored as a draft on the device while the author types.
 * @param post  the stored post; null for a new one
 */
export function usePostEditor(post: AuthoredPost | null, userId: number) {
  const { http, notify } = useHost();
  const navigate = useNavigate();
  const postId = post?.id ?? null;
  const draftKey = postDraftKey(userId, postId);
  const saved = post ? postFormOf(post) : emptyPostForm;
  const [draft, setDraft] = useState(() => {
    const found = readFormDraft(draftKey, saved);
    return found && !isSame(found.values, saved) ? found : null;
  });
  const [form, setForm] = useState<PostForm>(draft?.values ?? saved);
  const [version, setVersion] = useState(draft?.version ?? post?.version);
  const [image, setImage] = useState<File | null>(null);
  const [saving, setSaving] = useState<SaveAs | null>(null);
  const uploads = useRef(0);
  // A ref, because the rich text hands over its last change while it unmounts.
  const latest = useRef(form);
  const autosave = useAutosave({
    draftKey,
    getValues: () => latest.current,
    isSaved: (values) => isSame(values, saved),
    version: version ?? null,
    unsavedMessage: 'Your post is not saved yet. Your text is kept on this device.',
  });
  const draftSavedAt = autosave.dirty ? (autosave.savedAt ?? (draft && new Date(draft.savedAt))) : null;

  const change = (part: Partial<PostForm>) => {
    latest.current = { ...latest.current, ...part };
    setForm(latest.current);
    autosave.changed();
  };

  const save = async (as: SaveAs, scheduledAt?: string | null) => {
    if (saving) return;
    if (uploads.current > 0) return void notify.error('A picture is still being sent. Please save in a moment.');
    // A draft that will be published at its time must be as complete as a published post.
    const willPublish = as === 'scheduled' || (as === 'draft' && scheduledAt === undefined && !!post?.scheduledAt);
    const status = as === 'published' ? 'published' : 'draft';
    const checkedAs = willPublish ? 'published' : status;
    const problem = postErrorSummary(postErrors(form, checkedAs, image !== null || !!post?.image), checkedAs);
    if (problem) return void notify.error(problem);
    setSaving(as);
    autosave.saveNow();
    try {
      const request = { form, status, image, version, scheduledAt } as const;
      if (postId === null) await createPost(http, request);
      else await updatePost(http, postId, request);
      autosave.stop();
      notify.success(postId === null || as === 'scheduled' ? savedTexts[as] : 'Blog Updated Successfully');
    } catch (error) {
      // Leaves without a confirmation. The draft stays on the device, and the dashboard links to it.
      autosave.stop();
      if (!isSame(latest.current, saved)) writeFormDraft(draftKey, latest.current, version ?? null);
      const conflicts = isApiError(error) && error.code === 'EDIT_CONFLICT';
      notify.error('Failed to save blog', {
        description: conflicts
          ? 'Someone saved this post since you opened it. Your text is kept on this device.'
          : messageOf(error, ''),
      });
    }
    await navigate('/blog-dashboard');
  };

  return {
    form,
    change,
    image,
    saving,
    save,
    draftSavedAt,
    dirty: autosave.dirty,
    /** Removes the draft and stops autosaving, because another version replaces the form. */
    close: autosave.stop,
    /** While the text has pictures that are being uploaded, it cannot be saved. */
    setUploads(count: number) {
      uploads.current = count;
    },
    /** @returns why the file cannot be used; null when it can */
    chooseImage(file: File | null): string | null {
      if (file && !pictureTypes.includes(file.type)) return pictureTypeMessage;
      if (file && file.size > limits.upload.blog)
        return 'This picture is larger than 2 MB. Please choose a smaller one.';
      setImage(file);
      return null;
    },
    /** Whether the form was restored from a draft. */
    restored: draft !== null,
    /** Whether the stored post changed since the draft was begun. */
    conflict: post !== null && version !== undefined && version !== post.version,
    /** Resolves the conflict in favour of the draft. */
    keepMine: () => setVersion(post?.version),
    /** Replaces the form by the stored post and removes the draft. */
    discard() {
      autosave.discard();
      setDraft(null);
      setVersion(post?.version);
      latest.current = saved;
      setForm(saved);
    },
  };
}
