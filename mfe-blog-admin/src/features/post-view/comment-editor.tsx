import { trimmedText } from '@kaksha/domain/blank-text';
import * as limits from '@kaksha/domain/limits';
import { Button } from '@kaksha/ui/button';
import { Field, TextInput } from '@kaksha/ui/field';
import { pressedKey } from '@kaksha/ui/pressed-key';
import { useState } from 'react';
import styles from './comment-card.module.css';

export interface CommentEditorProps {
  text: string;
  busy: boolean;
  onSave: (text: string) => unknown;
  onCancel: () => void;
}

export function CommentEditor({ text, busy, onSave, onCancel }: CommentEditorProps) {
  const [value, setValue] = useState(text);
  const [error, setError] = useState<string>();
  return (
    <form
      className={`stack gap-3 ${styles.editor}`}
      onSubmit={(event) => {
        event.preventDefault();
        const comment = trimmedText(value);
        if (comment) onSave(comment);
        else setError('Comment is required');
      }}
      onKeyDown={(event) => pressedKey(event) === 'Escape' && !busy && onCancel()}
    >
      <Field label="Comment" labelHidden error={error}>
        <TextInput
          autoFocus
          value={value}
          maxLength={limits.commentMax}
          onChange={({ target }) => setValue(target.value)}
        />
      </Field>
      <div className="row gap-2">
        <Button size="s" variant="ink" type="submit" busy={busy}>
          Save
        </Button>
        <Button size="s" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
