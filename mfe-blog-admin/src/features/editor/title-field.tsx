import * as limits from '@kaksha/domain/limits';
import { FieldNote } from '@kaksha/ui/field';
import { pressedKey } from '@kaksha/ui/pressed-key';
import { useId, useLayoutEffect, useRef } from 'react';
import styles from './post-editor.module.css';

export interface TitleFieldProps {
  value: string;
  error: string | undefined;
  onChange: (title: string) => void;
}

/** A title without line breaks that wraps and grows on narrow screens. */
export function TitleField({ value, error, onChange }: TitleFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value needs another height
  useLayoutEffect(() => {
    const fit = () => {
      if (!field.current) return;
      field.current.style.blockSize = 'auto';
      field.current.style.blockSize = `${field.current.scrollHeight}px`;
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [value]);
  return (
    <>
      <textarea
        dir="auto"
        ref={field}
        rows={1}
        className={styles.title}
        aria-label="Blog post title"
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        placeholder="Blog post title... *"
        maxLength={limits.post.titleMax}
        value={value}
        onChange={({ target }) => onChange(inOneLine(target.value))}
        // No line breaks in a title.
        onKeyDown={(event) => pressedKey(event) === 'Enter' && event.preventDefault()}
      />
      {error && (
        <div className={styles.error}>
          <FieldNote id={id} error={error} />
        </div>
      )}
    </>
  );
}

/** Joins pasted lines by a space. A text of one line keeps its spaces while it is typed. */
function inOneLine(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join(' ');
}
