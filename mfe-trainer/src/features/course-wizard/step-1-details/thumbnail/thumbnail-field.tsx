import { pictureTypes } from '@kaksha/domain/pictures';
import { useFormField } from '@kaksha/forms/use-form-field';
import { Button } from '@kaksha/ui/button';
import { FieldNote, RequiredMark } from '@kaksha/ui/field';
import { IconButton } from '@kaksha/ui/icon-button';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import clsx from 'clsx';
import { Crop, Sparkles, Upload, X } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import styles from './thumbnail-field.module.css';
import { ThumbnailProgress } from './thumbnail-progress';
import { useThumbnail } from './use-thumbnail';

const CropDialog = retryableLazy(async () => (await import(/* webpackChunkName: "crop" */ './crop-dialog')).CropDialog);

/** The course's picture: uploaded from the device, or generated. */
export function ThumbnailField() {
  const id = useId();
  const { form, error } = useFormField('thumbnail');
  const { field } = useController({ name: 'thumbnail', control: form.control });
  const { work, original, choose, upload, generate, remove, cancel } = useThumbnail();
  const file = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement | null>(null);
  const [over, setOver] = useState(false);
  /** Null before the first opening. */
  const [cropping, setCropping] = useState<boolean | null>(null);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !work) choose(dropped);
  };
  return (
    <fieldset aria-describedby={error ? `${id}-error` : `${id}-hints`}>
      <legend className={styles.label}>
        Thumbnail
        <RequiredMark />
      </legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped here; the button does the same */}
      <div
        className={clsx('cluster gap-4 middle', styles.zone, error && styles.wrong, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {field.value && (
          <div className={styles.picture}>
            <img src={field.value} alt="Thumbnail of the course" width={150} height={100} />
            <IconButton
              className={styles.remove}
              variant="float"
              size="s"
              label="Remove thumbnail"
              icon={<X aria-hidden="true" />}
              onClick={() => {
                remove();
                button.current?.focus();
              }}
            />
          </div>
        )}
        <div className={styles.actions}>
          {work ? (
            <ThumbnailProgress work={work} onCancel={cancel} />
          ) : (
            <div className="cluster gap-2">
              <Button
                size="s"
                ref={(element) => {
                  button.current = element;
                  field.ref(element);
                }}
                icon={<Upload aria-hidden="true" />}
                onClick={() => file.current?.click()}
              >
                Upload
              </Button>
              <Button size="s" icon={<Sparkles aria-hidden="true" />} onClick={generate}>
                Generate with AI
              </Button>
              {field.value && original && (
                <Button size="s" icon={<Crop aria-hidden="true" />} onClick={() => setCropping(true)}>
                  Crop
                </Button>
              )}
            </div>
          )}
          <div id={`${id}-hints`} className={`meta ${styles.hints}`}>
            <p>PNG, JPG up to 10MB</p>
            <p>Size : 300 × 200</p>
          </div>
        </div>
        <input
          ref={file}
          type="file"
          hidden
          accept={pictureTypes.join()}
          aria-label="Thumbnail picture"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) choose(chosen);
            // Allows choosing the same file again after removing it.
            target.value = '';
          }}
        />
      </div>
      {original && cropping !== null && (
        <CropDialog
          open={cropping}
          image={original}
          onCancel={() => setCropping(false)}
          onCut={(part) => {
            setCropping(false);
            void upload(part);
          }}
        />
      )}
      <div className={styles.note}>
        <FieldNote id={id} error={error} />
      </div>
    </fieldset>
  );
}
