import { pictureTypes } from '@kaksha/domain/pictures';
import { FieldNote, RequiredMark } from '@kaksha/ui/field';
import { TextButton } from '@kaksha/ui/text-button';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, useEffect, useId, useState } from 'react';
import styles from './featured-image.module.css';

export interface FeaturedImageProps {
  /** Address of the chosen or stored picture. */
  preview: string | null;
  /** Whether a chosen file can be removed again. */
  chosen: boolean;
  required: boolean;
  /** Why the post was not sent. */
  error: string | undefined;
  /** Called with the chosen file, or null to remove it. Returns why it cannot be used. */
  onChoose: (file: File | null) => string | null;
}

/** The picture above the post, chosen by a file input or by dropping a file. */
export function FeaturedImage({ preview, chosen, required, error, onChoose }: FeaturedImageProps) {
  const id = useId();
  const [refusal, setProblem] = useState<string>();
  const problem = refusal ?? error;
  const [dragOver, setDragOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) setProblem(onChoose(file) ?? undefined);
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setDragOver(inside);
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition to the file input, which works by keyboard */}
      <div
        className={dragOver ? styles.over : undefined}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          take(event.dataTransfer.files);
        }}
      >
        <label htmlFor={id} className={styles.label}>
          Featured image
          {required && <RequiredMark />}
        </label>
        <div className={styles.box}>
          {preview ? (
            <img className={styles.image} src={preview} alt="Featured" width={600} height={350} />
          ) : (
            <span className={`stack gap-2 ${styles.empty}`} aria-hidden="true">
              <ImagePlus />
              Choose a picture or drop it here
            </span>
          )}
          <input
            id={id}
            className={styles.file}
            type="file"
            accept={pictureTypes.join()}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-error` : `${id}-hint`}
            onChange={({ target }) => {
              take(target.files);
              // Allows choosing the same file again after removing it.
              target.value = '';
            }}
          />
        </div>
      </div>
      <div className={`cluster gap-1 gap-x-3 baseline between ${styles.foot}`}>
        <FieldNote id={id} hint="PNG, JPG, GIF up to 2 MB" error={problem} />
        {chosen && (
          <TextButton
            tone="bad"
            onClick={() => {
              onChoose(null);
              setProblem(undefined);
            }}
          >
            Remove Image
          </TextButton>
        )}
      </div>
    </div>
  );
}

/** An object URL of a chosen file, revoked when another file is chosen. */
export function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}
