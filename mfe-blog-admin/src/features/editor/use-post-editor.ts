import { type AuthoredPost, createPost, updatePost } from '@kaksha/api-client/blog-authoring';
import { isApiError, messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import type { PostStatus } from '@kaksha/domain/blog';
import { limits } from '@kaksha/domain/limits';
import { emptyPostForm, type PostForm, postErrors, postFault } from '@kaksha/domain/post-rules';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetDraft, keepDraft, keptDraft } from '../../store/kept-drafts';

const formOf = ({ title, content, tags, metaTitle, metaDescription, metaKeywords }: AuthoredPost): PostForm => ({
  ...{ title, content, tags },
  ...{ metaTitle, metaDescription, metaKeywords },
});

/** Half a second after the last key, and never later than a second after a change. */
const keepEveryMs = 500;

const savedTexts = {
  published: 'Blog published successfully!',
  draft: 'Blog saved as draft successfully!',
};

/** The text that is written, kept on the device as it is typed, and how it is saved. */
export function usePostEditor(post: AuthoredPost | null, userId: number) {
  const { http, notify } = useHost();
  const navigate = useNavigate();
  const postId = post?.id ?? null;
  const [kept] = useState(() => keptDraft(userId, postId));
  const [form, setForm] = useState<PostForm>(() => kept?.form ?? (post ? formOf(post) : emptyPostForm));
  const [version, setVersion] = useState(kept?.version ?? post?.version);
  const [image, setImage] = useState<File | null>(null);
  const [saving, setSaving] = useState<PostStatus | null>(null);
  const [keeping, setKeeping] = useState<'none' | 'kept' | 'failed'>(kept ? 'kept' : 'none');
  const dirty = useRef(kept !== null);
  const unkept = useRef<number | null>(null);
  const latest = useRef({ form, version });
  latest.current = { form, version };

  const keep = () => {
    unkept.current = null;
    const { form: words, version: edited } = latest.current;
    const draft = { postId, form: words, version: edited ?? null, keptAt: new Date().toISOString() };
    setKeeping(keepDraft(userId, draft) ? 'kept' : 'failed');
  };
  const change = (part: Partial<PostForm>) => {
    setForm((before) => ({ ...before, ...part }));
    dirty.current = true;
    unkept.current ??= window.setTimeout(keep, keepEveryMs);
  };
  const stopKeeping = () => {
    if (unkept.current !== null) window.clearTimeout(unkept.current);
    unkept.current = null;
  };

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => dirty.current && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed when the page is left
  useEffect(
    () => () => {
      if (unkept.current === null) return;
      stopKeeping();
      keep();
    },
    [],
  );

  const save = async (status: PostStatus) => {
    const fault = postFault(postErrors(form, status, image !== null || !!post?.image), status);
    if (fault) return void notify.error(fault);
    setSaving(status);
    stopKeeping();
    keep();
    try {
      const what = { form, status, image, version };
      if (postId === null) await createPost(http, what);
      else await updatePost(http, postId, what);
      forgetDraft(userId, postId);
      notify.success(postId === null ? savedTexts[status] : 'Blog Updated Successfully');
    } catch (error) {
      const conflicts = isApiError(error) && error.code === 'EDIT_CONFLICT';
      notify.error('Failed to save blog', {
        description: conflicts
          ? 'Somebody saved this post since you opened it. Your text is kept on this device.'
          : messageOf(error, ''),
      });
    }
    // Whatever came of it: what could not be saved is kept, and the dashboard offers it.
    dirty.current = false;
    await navigate('/blog-dashboard');
  };

  return {
    ...{ form, change, image, saving, save, keeping },
    /** A message when the file will not do. */
    chooseImage(file: File | null): string | null {
      if (file && file.size > limits.upload.blog)
        return 'This picture is larger than 2 MB. Please choose a smaller one.';
      setImage(file);
      return null;
    },
    /** Text of the device was taken up. */
    resumed: kept !== null,
    /** Somebody saved since that text was begun. */
    conflict: post !== null && version !== undefined && version !== post.version,
    /** Goes on with one's own text over theirs. */
    keepMine: () => setVersion(post?.version),
    /** Throws the device's text away. */
    discard() {
      stopKeeping();
      forgetDraft(userId, postId);
      dirty.current = false;
      setKeeping('none');
      setVersion(post?.version);
      setForm(post ? formOf(post) : emptyPostForm);
    },
  };
}
