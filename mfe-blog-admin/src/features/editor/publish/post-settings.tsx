import * as limits from '@kaksha/domain/limits';
import { addTag } from '@kaksha/domain/post-form';
import { Button } from '@kaksha/ui/button';
import { Chip } from '@kaksha/ui/chip';
import { Field, FieldNote, TextInput } from '@kaksha/ui/field';
import { useId, useState } from 'react';
import { FeaturedImage, type FeaturedImageProps } from './featured-image';
import styles from './post-settings.module.css';

export interface PostSettingsProps extends FeaturedImageProps {
  tags: string[];
  tagsError: string | undefined;
  onTags: (tags: string[]) => void;
}

export function PostSettings({ tags, tagsError, onTags, ...image }: PostSettingsProps) {
  const id = useId();
  const [tag, setTag] = useState('');
  return (
    <section className="stack gap-3 panel pad-5" aria-label="Post Settings">
      <h2 className={styles.heading}>Post Settings</h2>
      <FeaturedImage {...image} />
      <form
        className="row gap-2 bottom"
        onSubmit={(event) => {
          event.preventDefault();
          onTags(addTag(tags, tag));
          setTag('');
        }}
      >
        <Field label="Tags" required className={styles.tagField}>
          <TextInput
            placeholder="Add a tag"
            maxLength={limits.post.tagMax}
            aria-invalid={tagsError ? true : undefined}
            aria-describedby={tagsError && `${id}-error`}
            value={tag}
            onChange={({ target }) => setTag(target.value)}
          />
        </Field>
        <Button type="submit">Add</Button>
      </form>
      <FieldNote id={id} error={tagsError} />
      {tags.length > 0 && (
        <ul className="cluster gap-2" aria-label="Tags">
          {tags.map((name) => (
            <li key={name}>
              <Chip onRemove={() => onTags(tags.filter((other) => other !== name))}>{name}</Chip>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
