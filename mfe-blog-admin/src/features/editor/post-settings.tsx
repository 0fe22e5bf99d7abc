import type { PostStatus } from '@kaksha/domain/blog';
import { withTag } from '@kaksha/domain/post-rules';
import { Button } from '@kaksha/ui/button';
import { Chip } from '@kaksha/ui/chip';
import { Field, FieldNote, RequiredMark, TextInput } from '@kaksha/ui/field';
import { TextButton } from '@kaksha/ui/text-button';
import { useEffect, useId, useState } from 'react';
import styles from './post-settings.module.css';

export interface PostSettingsProps {
  tags: string[];
  onTags: (tags: string[]) => void;
  /** Address of the stored featured image. */
  stored: string | null;
  image: File | null;
  /** Takes a chosen file, or null to take it back; answers what is wrong with it. */
  chooseImage: (file: File | null) => string | null;
  editing: boolean;
  published: boolean;
  saving: PostStatus | null;
  save: (status: PostStatus) => Promise<void>;
}

const withdrawing = 'This post is published. Save it as a draft, so that readers no longer see it?';

export function PostSettings(props: PostSettingsProps) {
  const { tags, onTags, stored, image, chooseImage, editing, published, saving, save } = props;
  const id = useId();
  const [tag, setTag] = useState('');
  const [fault, setFault] = useState<string>();
  const preview = useObjectUrl(image) ?? stored;
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.side}>
      <section className={styles.panel} aria-label="Publish">
        <h2 className={styles.heading}>Publish</h2>
        <Button
          variant="accent"
          block
          busy={saving === 'published'}
          disabled={saving === 'draft'}
          onClick={() => void save('published')}
        >
          Publish
        </Button>
        {asking ? (
          <div role="alert" className={styles.ask}>
            <p>{withdrawing}</p>
            <Button size="s" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button size="s" busy={saving === 'draft'} onClick={() => void save('draft')}>
              Save as draft
            </Button>
          </div>
        ) : (
          <Button
            block
            busy={saving === 'draft'}
            disabled={saving === 'published'}
            onClick={() => (published ? setAsking(true) : void save('draft'))}
          >
            Save Draft
          </Button>
        )}
      </section>
      <section className={styles.panel} aria-label="Post Settings">
        <h2 className={styles.heading}>Post Settings</h2>
        <div>
          <label htmlFor={id} className={styles.label}>
            Featured image
            {!editing && <RequiredMark />}
          </label>
          {preview && <img className={styles.image} src={preview} alt="Featured" width={600} height={350} />}
          <input
            id={id}
            className={styles.file}
            type="file"
            accept="image/png,image/jpeg,image/gif"
            aria-describedby={fault ? `${id}-error` : `${id}-hint`}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) setFault(chooseImage(file) ?? undefined);
              // The same file can be chosen again after it was taken back.
              target.value = '';
            }}
          />
          <FieldNote id={id} hint="PNG, JPG, GIF up to 2 MB" error={fault} />
          {image && (
            <TextButton tone="bad" onClick={() => chooseImage(null)}>
              Remove Image
            </TextButton>
          )}
        </div>
        <form
          className={styles.tagForm}
          onSubmit={(event) => {
            event.preventDefault();
            onTags(withTag(tags, tag));
            setTag('');
          }}
        >
          <Field label="Tags" required className={styles.tagField}>
            <TextInput
              placeholder="Add a tag"
              maxLength={40}
              value={tag}
              onChange={({ target }) => setTag(target.value)}
            />
          </Field>
          <Button type="submit">Add</Button>
        </form>
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label="Tags">
            {tags.map((name) => (
              <li key={name}>
                <Chip onRemove={() => onTags(tags.filter((other) => other !== name))}>{name}</Chip>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

/** An address of a chosen file for as long as it is shown. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
