import { useHost } from '@kaksha/contract/host-context';
import { excerptOfHtml } from '@kaksha/domain/html-text';
import { limits } from '@kaksha/domain/limits';
import type { PostForm } from '@kaksha/domain/post-rules';
import { postSlugOf } from '@kaksha/domain/slugs';
import { Field, TextArea, TextInput } from '@kaksha/ui/field';
import styles from './meta-fields.module.css';

export interface MetaFieldsProps {
  form: PostForm;
  slug: string | null;
  /** The stored featured image. */
  image: string | null;
  onChange: (part: Partial<PostForm>) => void;
}

const fallbackLength = 150;
const titleLength = 60;
const descriptionLength = 160;

export function MetaFields({ form, slug, image, onChange }: MetaFieldsProps) {
  const { origin } = useHost().environment;
  const title = form.metaTitle.trim() || form.title.trim() || 'Blog post title';
  const description = form.metaDescription.trim() || excerptOfHtml(form.content, fallbackLength);
  const site = new URL(origin).host;
  const { metaMax } = limits.post;
  return (
    <div className={styles.fields}>
      <p>Empty fields fall back to the title and the first 150 characters.</p>
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
        <div className={styles.preview}>
          <p className={styles.place}>
            {site} › blog › {slug ?? postSlugOf(form.title)}
          </p>
          <p className={styles.result}>{title}</p>
          <p>{description}</p>
        </div>
      </section>
      <section aria-label="As a social card">
        <h2 className={styles.heading}>As a social card</h2>
        <div className={styles.preview}>
          {image && <img className={styles.image} src={image} alt="" width={600} height={315} />}
          <p className={styles.place}>{site}</p>
          <p className={styles.card}>{title}</p>
          <p>{description}</p>
        </div>
      </section>
    </div>
  );
}
