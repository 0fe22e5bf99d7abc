import type { AuthoredPost } from '@kaksha/api-client/blog-authoring';
import { textOfHtml } from '@kaksha/domain/html-text';
import { limits } from '@kaksha/domain/limits';
import { Banner } from '@kaksha/ui/banner';
import { lazily } from '@kaksha/ui/lazily';
import { Tabs } from '@kaksha/ui/tabs';
import { TextButton } from '@kaksha/ui/text-button';
import { useState } from 'react';
import { MetaFields } from './meta-fields';
import styles from './post-editor.module.css';
import { PostSettings } from './post-settings';
import { usePostEditor } from './use-post-editor';

// The editor's code is heavy and needs a browser: it comes by itself, on this page only.
const RichText = lazily(async () => (await import(/* webpackChunkName: "rich-text" */ './rich-text')).RichText);

const wordsPerMinute = 220;
const tabs = [
  { value: 'content', label: 'Content' },
  { value: 'seo', label: 'META Settings' },
] as const;

export function PostEditor({ post, userId }: { post: AuthoredPost | null; userId: number }) {
  const editor = usePostEditor(post, userId);
  const { form, change, keeping } = editor;
  const [tab, setTab] = useState<'content' | 'seo'>('content');
  const [generation, setGeneration] = useState(0);
  const words = textOfHtml(form.content).split(' ').filter(Boolean).length;
  const discard = () => {
    editor.discard();
    setGeneration(generation + 1);
  };
  return (
    <div className={styles.editor}>
      <div className={styles.main}>
        {editor.conflict && (
          <Banner tone="bad" role="alert">
            Somebody saved this post since you began. You see your own text.{' '}
            <TextButton onClick={editor.keepMine}>Keep mine</TextButton>{' '}
            <TextButton onClick={discard}>Use theirs</TextButton>
          </Banner>
        )}
        {editor.resumed && !editor.conflict && keeping === 'kept' && (
          <Banner role="status">
            This is the text that was kept on this device. <TextButton onClick={discard}>Discard it</TextButton>
          </Banner>
        )}
        <input
          className={styles.title}
          aria-label="Blog post title"
          aria-required="true"
          placeholder="Blog post title... *"
          maxLength={limits.post.titleMax}
          value={form.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Tabs label="Parts of the post" tabs={tabs} value={tab} onValueChange={setTab}>
          {tab === 'content' ? (
            <>
              <RichText key={generation} html={form.content} onChange={(content) => change({ content })} />
              <p className={styles.foot}>
                <span>
                  {words} {words === 1 ? 'word' : 'words'}, {Math.ceil(words / wordsPerMinute)} min
                </span>
                <span>
                  {keeping === 'kept' && 'Saved on this device'}
                  {keeping === 'failed' && 'This device has no room to keep the text'}
                </span>
              </p>
            </>
          ) : (
            <MetaFields form={form} slug={post?.slug ?? null} image={post?.image ?? null} onChange={change} />
          )}
        </Tabs>
      </div>
      <PostSettings
        tags={form.tags}
        onTags={(tags) => change({ tags })}
        stored={post?.image ?? null}
        published={post?.status === 'published'}
        editing={post !== null}
        {...editor}
      />
    </div>
  );
}
