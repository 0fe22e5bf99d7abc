import { type AuthoredPost, createPost, updatePost } from '@kaksha/api-client/blog-authoring';
import { isApiError, messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import { useUnsavedWork } from '@kaksha/contract/unsaved';
import { limits } from '@kaksha/domain/limits';
import { emptyPostForm, type PostForm, postErrorSummary, postErrors } from '@kaksha/domain/post-rules';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetDraft, keepDraft, keptDraft } from '../../store/kept-drafts';

const formOf = ({ title, content, tags, metaTitle, metaDescription, metaKeywords }: AuthoredPost): PostForm => ({
  ...{ title, content, tags },
  ...{ metaTitle, metaDescription, metaKeywords },
});

/** A change is kept this long after it at the latest; the editor hands its words over within as much again. */
const keepEveryMs = 400;

/** What a save makes of the post: a scheduled one is a draft with a time. */
export type SaveAs = 'draft' | 'published' | 'scheduled';
export type PostEditing = ReturnType<typeof usePostEditor>;

const savedTexts = {
  published: 'Blog published successfully!',
  draft: 'Blog saved as draft successfully!',
  scheduled: 'Blog scheduled successfully!',
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
  const [saving, setSaving] = useState<SaveAs | null>(null);
  const [keeping, setKeeping] = useState<'none' | 'kept' | 'failed'>(kept ? 'kept' : 'none');
  const [keptAt, setKeptAt] = useState(kept ? Date.parse(kept.keptAt) : null);
  const [dirty, setDirty] = useState(kept !== null);
  const { release } = useUnsavedWork(dirty ? 'Your post is not saved yet. Your text is kept on this device.' : null);
  const sending = useRef(0);
  const unkept = useRef<number | null>(null);
  const latest = useRef({ form, version });
  latest.current.version = version;
  const stage = useRef<'open' | 'left' | 'closed'>('open');

  const keep = () => {
    unkept.current = null;
    const { form: words, version: edited } = latest.current;
    const at = new Date();
    const draft = { postId, form: words, version: edited ?? null, keptAt: at.toISOString() };
    setKeptAt(at.getTime());
    setKeeping(keepDraft(userId, draft) ? 'kept' : 'failed');
  };
  const change = (part: Partial<PostForm>) => {
    if (stage.current === 'closed') return;
    latest.current.form = { ...latest.current.form, ...part };
    // The editor hands its last words over while the page is being left.
    if (stage.current === 'left') return keep();
    setForm(latest.current.form);
    setDirty(true);
    unkept.current ??= window.setTimeout(keep, keepEveryMs);
  };
  const stopKeeping = () => {
    if (unkept.current !== null) window.clearTimeout(unkept.current);
    unkept.current = null;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed when the page is left
  useEffect(() => {
    if (stage.current === 'left') stage.current = 'open';
    return () => {
      if (stage.current === 'open') stage.current = 'left';
      if (unkept.current === null) return;
      stopKeeping();
      keep();
    };
  }, []);

  const save = async (as: SaveAs, scheduledAt?: string | null) => {
    if (sending.current > 0) return void notify.error('A picture is still being sent. Please save in a moment.');
    // A draft that will appear by itself has to be as whole as a published post.
    const appears = as === 'scheduled' || (as === 'draft' && scheduledAt === undefined && !!post?.scheduledAt);
    const status = as === 'published' ? 'published' : 'draft';
    const whole = appears ? 'published' : status;
    const fault = postErrorSummary(postErrors(form, whole, image !== null || !!post?.image), whole);
    if (fault) return void notify.error(fault);
    setSaving(as);
    stopKeeping();
    keep();
    try {
      const what = { form, status, image, version, scheduledAt } as const;
      if (postId === null) await createPost(http, what);
      else await updatePost(http, postId, what);
      forgetDraft(userId, postId);
      stage.current = 'closed';
      notify.success(postId === null || as === 'scheduled' ? savedTexts[as] : 'Blog Updated Successfully');
    } catch (error) {
      const conflicts = isApiError(error) && error.code === 'EDIT_CONFLICT';
      notify.error('Failed to save blog', {
        description: conflicts
          ? 'Somebody saved this post since you opened it. Your text is kept on this device.'
          : messageOf(error, ''),
      });
    }
    // Whatever came of it: what could not be saved is kept, and the dashboard offers it.
    release();
    await navigate('/blog-dashboard');
  };

  const forget = () => {
    stopKeeping();
    forgetDraft(userId, postId);
    release();
    setDirty(false);
    setKeeping('none');
  };

  return {
    /** Lets go of what is on the device for good, because something else takes its place. */
    close() {
      forget();
      stage.current = 'closed';
    },
    ...{ form, change, image, saving, save, keeping, keptAt, dirty },
    /** How many pictures of the text are on their way: until they are there, nothing is saved. */
    setSending(count: number) {
      sending.current = count;
    },
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
      forget();
      setVersion(post?.version);
      latest.current.form = post ? formOf(post) : emptyPostForm;
      setForm(latest.current.form);
    },
  };
}
