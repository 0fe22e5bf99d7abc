import { type AuthoredPost, createPost, updatePost } from '@kaksha/api-client/blog-authoring';
import { isApiError, messageOf } from '@kaksha/api-client/errors';
import { findPixelFault, noticeAnimation } from '@kaksha/api-client/uploads';
import { useHost } from '@kaksha/contract/host-context';
import * as limits from '@kaksha/domain/limits';
import { pictureTypeMessage, pictureTypes } from '@kaksha/domain/pictures';
import { emptyPostForm, type PostForm, postFormOf } from '@kaksha/domain/post-form';
import { keysOf } from '@kaksha/domain/typed';
import { type FormDraft, readFormDraft, useAutosave, writeFormDraft } from '@kaksha/forms/form-draft';
import { useConflict, useEdited } from '@kaksha/forms/use-conflict';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { postDraftKey } from '../../store/post-drafts';
import { useMomentText } from '../../use-moment-text';
import { comparedPost, type PostValues, valuesOf } from './compared-post';
import { useObjectUrl } from './publish/featured-image';
import { type PostErrors, usePostErrors } from './use-post-errors';

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
 * @param onRefused  called when the post was not sent, because fields have errors
 */
export function usePostEditor(post: AuthoredPost | null, userId: number, onRefused: (errors: PostErrors) => void) {
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
  const stored = { version: post?.version, values: post && valuesOf(post) };
  const edited = useEdited<PostValues>(
    draft ? { version: draft.version ?? post?.version, values: null } : stored,
    true,
  );
  const [image, setImage] = useState<File | null>(null);
  const picture = useObjectUrl(image);
  // The rich text reads its HTML only when it is created.
  const [replacements, setReplacements] = useState(0);
  const { errors, check, clear } = usePostErrors(onRefused);
  const [saving, setSaving] = useState<SaveAs | null>(null);
  const uploads = useRef(0);
  // A ref, because the rich text hands over its last change while it unmounts.
  const latest = useRef(form);
  const autosave = useAutosave({
    draftKey,
    getValues: () => latest.current,
    isSaved: (values) => isSame(values, saved),
    version: edited.loaded.version ?? null,
    unsavedMessage: 'Your post is not saved yet. Your text is kept on this device.',
  });
  const draftSavedAt = autosave.dirty ? (autosave.savedAt ?? (draft && new Date(draft.savedAt))) : null;

  const change = (part: Partial<PostForm>) => {
    latest.current = { ...latest.current, ...part };
    setForm(latest.current);
    autosave.changed();
    clear(keysOf(part));
  };

  const replace = (form: PostForm) => {
    if (form.content !== latest.current.content) setReplacements((count) => count + 1);
    latest.current = form;
    clear(fields);
    setForm(form);
  };

  const conflict = useConflict<PostValues, AuthoredPost>({
    record: 'post',
    edited,
    fields: comparedPost(useMomentText(), image !== null),
    valuesOf,
    apply(chosen) {
      replace(postFormOf({ ...latest.current, ...chosen }));
      if (chosen.image !== undefined) setImage(null);
      autosave.changed();
    },
  });

  const removeTooManyPixels = async (file: File) => {
    const fault = await findPixelFault(file);
    if (!fault) return;
    setImage((chosen) => (chosen === file ? null : chosen));
    notify.error('The picture was not taken.', { description: fault });
  };

  const save = async (as: SaveAs, scheduledAt?: string | null) => {
    if (saving) return;
    if (uploads.current > 0) return void notify.error('A picture is still being sent. Please save in a moment.');
    // A draft that will be published at its time must be as complete as a published post.
    const willPublish = as === 'scheduled' || (as === 'draft' && scheduledAt === undefined && !!post?.scheduledAt);
    const status = as === 'published' ? 'published' : 'draft';
    const checkedAs = willPublish ? 'published' : status;
    const checked = { ...form, image: image !== null || !!post?.image };
    if (!check(checked, checkedAs)) return;
    setSaving(as);
    autosave.saveNow();
    try {
      const mine = {
        ...form,
        status,
        // A draft that is saved keeps its time.
        scheduledAt: (scheduledAt === undefined && status === 'draft' ? post?.scheduledAt : scheduledAt) ?? null,
        image: picture ?? post?.image ?? '',
      } as const;
      const done = await conflict.save(mine, (choice, version, newer) => {
        const before = newer ?? post;
        const request = {
          form: postFormOf(choice),
          status: choice.status,
          image: choice.image === picture ? image : null,
          version,
          scheduledAt: choice.scheduledAt === (before?.scheduledAt ?? null) ? undefined : choice.scheduledAt,
        };
        return postId === null ? createPost(http, request) : updatePost(http, postId, request);
      });
      if (!done) return setSaving(null);
      autosave.stop();
      notify.success(postId === null || as === 'scheduled' ? savedTexts[as] : 'Blog Updated Successfully');
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        // The user closed the sign-in dialog. The editor keeps the text and the chosen picture.
        setSaving(null);
        return void notify.error('Failed to save blog', { description: error.message });
      }
      // Leaves without a confirmation. The draft stays on the device, and the dashboard links to it.
      autosave.stop();
      if (!isSame(latest.current, saved)) writeFormDraft(draftKey, latest.current, edited.loaded.version ?? null);
      notify.error('Failed to save blog', { description: messageOf(error, '') });
    }
    await navigate('/blog-dashboard');
  };

  return {
    form,
    change,
    /** Messages of the fields that kept the post from being sent. */
    errors,
    image,
    /** Address of the chosen or the stored picture. */
    preview: picture ?? post?.image ?? null,
    /** Counts texts that the author did not type into the rich text. */
    replacements,
    /** Shows both values of a post that another author saved meanwhile. */
    dialog: conflict.dialog,
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
      if (file) {
        clear(['image']);
        void noticeAnimation(file, notify);
        void removeTooManyPixels(file);
      }
      return null;
    },
    /** Whether the form was restored from a draft. */
    restored: draft !== null,
    /** For `OtherDrafts`. */
    others: {
      draftKey,
      empty: emptyPostForm,
      isEmpty: () => isSame(latest.current, saved),
      onLeave: autosave.saveNow,
      onContinue(other: FormDraft<PostForm>) {
        setDraft(other);
        replace(other.values);
        autosave.changed();
      },
    },
    /** Replaces the form by the stored post and removes the draft. */
    discard() {
      autosave.discard();
      setDraft(null);
      edited.set(stored);
      replace(saved);
    },
  };
}
