import { FieldNote, RequiredMark } from '@kaksha/ui/field';
import { TextButton } from '@kaksha/ui/text-button';
import clsx from 'clsx';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import styles from './featured-image.module.css';

export interface FeaturedImageProps {
  /** Address of the picture that is chosen or stored. */
  preview: string | null;
  /** Whether a file is chosen that can be taken back. */
  chosen: boolean;
  required: boolean;
  /** Takes a chosen file, or null to take it back; answers what is wrong with it. */
  onChoose: (file: File | null) => string | null;
}

/** The picture above the post: pressed to choose one, or a file is dropped on it. */
export function FeaturedImage({ preview, chosen, required, onChoose }: FeaturedImageProps) {
  const id = useId();
  const [fault, setFault] = useState<string>();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) setFault(onChoose(file) ?? undefined);
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the field in it is reached by keyboard */}
      <div
        className={clsx(styles.place, over && styles.over)}
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
            <span className={styles.empty} aria-hidden="true">
              <ImagePlus />
              Choose a picture or drop it here
            </span>
          )}
          <input
            id={id}
            className={styles.file}
            type="file"
            accept="image/png,image/jpeg,image/gif"
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? `${id}-error` : `${id}-hint`}
            onChange={({ target }) => {
              take(target.files);
              // The same file can be chosen again after it was taken back.
              target.value = '';
            }}
          />
        </div>
      </div>
      <div className={styles.foot}>
        <FieldNote id={id} hint="PNG, JPG, GIF up to 2 MB" error={fault} />
        {chosen && (
          <TextButton
            tone="bad"
            onClick={() => {
              onChoose(null);
              setFault(undefined);
            }}
          >
            Remove Image
          </TextButton>
        )}
      </div>
    </div>
  );
}
