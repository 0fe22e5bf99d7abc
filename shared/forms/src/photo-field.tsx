import { Avatar } from '@kaksha/ui/avatar';
import { Button } from '@kaksha/ui/button';
import { FieldNote } from '@kaksha/ui/field';
import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styles from './photo-field.module.css';
import { serverMessage } from './server-errors';
import { type FormFieldProps, useFormField } from './use-form-field';

const megabytesOf = (bytes: number) => bytes / 1024 / 1024;

/** Why a file cannot be used; null when it can. The server checks the content. */
function faultOf(
  { type, size }: File,
  { maxBytes, types, typeMessage }: Pick<PhotoFieldProps, 'maxBytes' | 'types' | 'typeMessage'>,
): string | null {
  if (!types.includes(type)) return typeMessage;
  return size > maxBytes ? `Please choose a picture of at most ${megabytesOf(maxBytes)} MB` : null;
}

export interface PhotoFieldProps extends Pick<FormFieldProps, 'name' | 'label'> {
  /** Its initials are shown while there is no photo. */
  displayName: string;
  maxBytes: number;
  /** Accepted MIME types, and the message for another one. */
  types: readonly string[];
  typeMessage: string;
  /** Uploads a file and returns the address to store. Progress is 0 to 1. */
  upload: (file: File, onProgress: (share: number) => void) => Promise<string>;
}

/** A public picture of a user or institute: uploaded when chosen, saved with the form. */
export function PhotoField({ name, label, displayName, maxBytes, types, typeMessage, upload }: PhotoFieldProps) {
  const { form, error } = useFormField(name);
  const photo: string = form.watch(name);
  const file = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [share, setShare] = useState<number | null>(null);

  const put = (src: string) => {
    form.clearErrors(name);
    form.setValue(name, src, { shouldDirty: true });
  };
  const send = async (chosen: File) => {
    const fault = faultOf(chosen, { maxBytes, types, typeMessage });
    if (fault) return form.setError(name, { type: 'file', message: fault });
    setShare(0);
    try {
      put(await upload(chosen, setShare));
    } catch (failure) {
      const message = serverMessage(failure, 'The picture did not arrive. Please try again.');
      form.setError(name, { type: 'upload', message });
    } finally {
      setShare(null);
    }
  };

  return (
    <fieldset
      aria-describedby={`${id}-${error ? 'error' : 'hint'}`}
      className={`cluster gap-3 gap-x-4 middle ${styles.field}`}
    >
      <legend>{label}</legend>
      <Avatar name={displayName} picture={photo || null} size="xl" />
      <div className={`cluster gap-2 ${styles.actions}`}>
        <Button
          ref={button}
          size="s"
          busy={share !== null}
          icon={<Upload aria-hidden="true" />}
          onClick={() => file.current?.click()}
        >
          {share === null ? (photo ? 'Change' : 'Upload') : `Sending, ${Math.round(share * 100)}%`}
        </Button>
        {photo && share === null && (
          <Button
            size="s"
            variant="ghost"
            onClick={() => {
              put('');
              button.current?.focus();
            }}
          >
            Remove
          </Button>
        )}
        <div className={styles.note}>
          <FieldNote id={id} error={error} hint={`PNG, JPG, GIF, WebP or AVIF up to ${megabytesOf(maxBytes)} MB`} />
        </div>
      </div>
      <input
        ref={file}
        type="file"
        hidden
        accept={types.join()}
        aria-label={`${label} file`}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void send(chosen);
          // Lets the same file be chosen again after it was removed.
          target.value = '';
        }}
      />
    </fieldset>
  );
}
