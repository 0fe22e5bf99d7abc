import type { AuthoredPost } from '@kaksha/api-client/blog-authoring';
import { useHost } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { readingMinutes } from '@kaksha/domain/reading-time';
import { OtherDrafts } from '@kaksha/forms/other-drafts';
import { Banner } from '@kaksha/ui/banner';
import { FieldNote } from '@kaksha/ui/field';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { Tabs } from '@kaksha/ui/tabs';
import { TextButton } from '@kaksha/ui/text-button';
import clsx from 'clsx';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBlogStore } from '../../store/store-context';
import { useMomentText } from '../../use-moment-text';
import { wordsOf } from './compared-post';
import { MetaFields } from './meta/meta-fields';
import styles from './post-editor.module.css';
import { PostSettings } from './publish/post-settings';
import { PublishPanel } from './publish/publish-panel';
import { TitleField } from './title-field';
import { usePostEditor } from './use-post-editor';
import type { PostErrors } from './use-post-errors';

// A separate chunk, because the editor is large and needs a browser.
const RichText = retryableLazy(
  async () => (await import(/* webpackChunkName: "rich-text" */ './quill/rich-text')).RichText,
);

const tabs = [
  { value: 'content', label: 'Content' },
  { value: 'seo', label: 'META Settings' },
] as const;

const HistoryDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "history-dialog" */ './publish/history-dialog')).HistoryDialog,
);

const PreviewDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "post-preview" */ './preview-dialog')).PreviewDialog,
);

export interface PostEditorProps {
  /** The stored post; null for a new one. */
  post: AuthoredPost | null;
  userId: number;
}

export function PostEditor({ post, userId }: PostEditorProps) {
  const { authored } = useBlogStore();
  const page = useRef<HTMLDivElement>(null);
  const [isArriving, setArriving] = useState(true);
  const [tab, setTab] = useState<'content' | 'seo'>('content');
  const focusFirst = ({ title, content }: PostErrors) => {
    // The errors must be on the page before one of their fields can have the focus.
    flushSync(() => content && !title && setTab('content'));
    page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const editor = usePostEditor(post, userId, focusFirst);
  const { form, change, draftSavedAt, preview, errors } = editor;
  const words = useMemo(() => wordsOf(form.content).length, [form.content]);
  const minutes = readingMinutes(words);
  const [history, setHistory] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const now = useNow();
  // A change during a save would be lost, because the page is left after it.
  const isSaving = editor.saving !== null;
  return (
    <div ref={page} className={clsx('stack gap-6', styles.editor, isArriving && styles.arriving)}>
      <div className={styles.main} inert={isSaving}>
        {editor.restored && draftSavedAt instanceof Date && (
          <Banner role="status">
            This is the text that was kept on this device. <TextButton onClick={editor.discard}>Discard it</TextButton>
          </Banner>
        )}
        <OtherDrafts
          {...editor.others}
          notify={useHost().notify}
          timeText={useMomentText()}
          textOf={({ title, content }) => title || wordsOf(content).join(' ')}
        />
        <TitleField value={form.title} error={errors.title} onChange={(title) => change({ title })} />
        <Tabs label="Parts of the post" tabs={tabs} value={tab} onValueChange={setTab}>
          {/* Hidden, not unmounted: unmounting would lose the undo history. */}
          <div hidden={tab !== 'content'}>
            <RichText
              key={editor.replacements}
              html={form.content}
              onChange={(content) => change({ content })}
              onUploads={editor.setUploads}
              onReady={() => setArriving(false)}
              errorId={errors.content && 'post-content-error'}
            />
            {errors.content && (
              <div className={styles.error}>
                <FieldNote id="post-content" error={errors.content} />
              </div>
            )}
            <p className={`row gap-3 between meta ${styles.foot}`}>
              <span>{`${words} ${words === 1 ? 'word' : 'words'}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`}</span>
              <span>
                {draftSavedAt === 'failed'
                  ? 'This device has no room to keep the text'
                  : draftSavedAt && 'Saved on this device'}
              </span>
            </p>
          </div>
          {tab === 'seo' && <MetaFields form={form} slug={post?.slug ?? null} image={preview} onChange={change} />}
        </Tabs>
      </div>
      <div className={`stack gap-4 ${styles.side}`}>
        <PublishPanel
          editing={editor}
          published={post?.status === 'published'}
          scheduledAt={post?.scheduledAt ?? null}
          onPreview={() => setPreviewing(true)}
          onHistory={post && (() => setHistory(true))}
        />
        <div inert={isSaving}>
          <PostSettings
            tags={form.tags}
            tagsError={errors.tags}
            onTags={(tags) => change({ tags })}
            preview={preview}
            chosen={editor.image !== null}
            required={post === null}
            error={errors.image}
            onChoose={editor.chooseImage}
          />
        </div>
      </div>
      {editor.dialog}
      {isPreviewing && (
        <PreviewDialog
          form={form}
          image={preview}
          publishedAt={post?.publishedAt ?? post?.scheduledAt ?? now.toISOString()}
          onClose={() => setPreviewing(false)}
        />
      )}
      {post && history && (
        <HistoryDialog
          postId={post.id}
          unsaved={editor.dirty}
          onClose={() => setHistory(false)}
          onRestored={(restored) => {
            editor.close();
            authored.put(restored, restored.id);
          }}
        />
      )}
    </div>
  );
}
