import { generateMeta } from '@kaksha/api-client/ai';
import { type ApiError, isApiError } from '@kaksha/api-client/errors';
import { useAction } from '@kaksha/api-client/use-action';
import { useHost } from '@kaksha/contract/host-context';
import { builtInTextNotice } from '@kaksha/domain/built-in-writer';
import { excerptOfHtml } from '@kaksha/domain/html-text';
import * as limits from '@kaksha/domain/limits';
import type { PostForm } from '@kaksha/domain/post-form';
import { postSlugOf } from '@kaksha/domain/slugs';
import { Button } from '@kaksha/ui/button';
import { Field, TextArea, TextInput } from '@kaksha/ui/field';
import clsx from 'clsx';
import { Sparkles } from 'lucide-react';
import styles from './meta-fields.module.css';

export interface MetaFieldsProps {
  form: PostForm;
  slug: string | null;
  /** Address of the chosen or stored featured image. */
  image: string | null;
  onChange: (part: Partial<PostForm>) => void;
}

/** Codes of answers that hold no meta tags: from the AI service, or from a proxy before the API. */
const unreadable: readonly ApiError['code'][] = [
  'AI_ANSWER_INVALID',
  'AI_ANSWER_UNREADABLE',
  'INVALID_RESPONSE',
  'NO_DATA',
];

const fallbackLength = 150;
const titleLength = 60;
const descriptionLength = 160;

export function MetaFields({ form, slug, image, onChange }: MetaFieldsProps) {
  const { http, notify, environment } = useHost();
  const { origin } = environment;
  const { busy, run } = useAction();

  const generate = () =>
    run(
      async () => {
        const { isBuiltIn, ...meta } = await generateMeta(http, { title: form.title, content: form.content });
        onChange(meta);
        notify.success('Meta generated successfully!', { ...(isBuiltIn && { description: builtInTextNotice }) });
      },
      {
        failed: (error) =>
          isApiError(error) && unreadable.includes(error.code)
            ? 'Meta generation returned invalid JSON'
            : 'Failed to generate meta',
        fallback: '',
      },
    );

  const title = form.metaTitle.trim() || form.title.trim() || 'Blog post title';
  const description = form.metaDescription.trim() || excerptOfHtml(form.content, fallbackLength);
  const site = new URL(origin).host;
  const { metaMax } = limits.post;
  return (
    <div className={`stack gap-5 ${styles.fields}`}>
      <div className="cluster gap-3 middle between">
        <p>Empty fields fall back to the title and the first 150 characters.</p>
        <Button
          busy={busy}
          disabled={form.title.trim() === ''}
          icon={<Sparkles aria-hidden="true" />}
          onClick={() => void generate()}
        >
          Generate with AI
        </Button>
      </div>
      <Field label="SEO Title" aside={`${form.metaTitle.length} of ${titleLength}`}>
        <TextInput
          value={form.metaTitle}
          maxLength={metaMax}
          onChange={({ target }) => onChange({ metaTitle: target.value })}
        />
      </Field>
      <Field label="Meta Description" aside={`${form.metaDescription.length} of ${descriptionLength}`}>
        <TextArea
          rows={3}
          value={form.metaDescription}
          maxLength={metaMax}
          onChange={({ target }) => onChange({ metaDescription: target.value })}
        />
      </Field>
      <Field label="Meta Keywords" hint="comma separated">
        <TextInput
          value={form.metaKeywords}
          maxLength={metaMax}
          onChange={({ target }) => onChange({ metaKeywords: target.value })}
        />
      </Field>
      <section aria-label="As a search engine shows it">
        <h2 className={styles.heading}>As a search engine shows it</h2>
        <div className={`panel pad-4 ${styles.preview}`}>
          <p className="meta">{`${site} › blog › ${slug ?? postSlugOf(form.title)}`}</p>
          <p className={styles.result}>
            <span dir="auto">{title}</span>
          </p>
          <p dir="auto">{description}</p>
        </div>
      </section>
      <section aria-label="As a social card">
        <h2 className={styles.heading}>As a social card</h2>
        <div className={clsx('panel pad-4', styles.preview, styles.social)}>
          {image && <img className={styles.image} src={image} alt="" width={600} height={315} />}
          <p className="meta">{site}</p>
          <p className={styles.card}>
            <span dir="auto">{title}</span>
          </p>
          <p dir="auto">{description}</p>
        </div>
      </section>
    </div>
  );
}
