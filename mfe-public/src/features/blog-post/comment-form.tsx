import { trimmedText } from '@kaksha/domain/blank-text';
import type { Post } from '@kaksha/domain/blog';
import type { CurrentUser } from '@kaksha/domain/current-user';
import * as limits from '@kaksha/domain/limits';
import { Avatar } from '@kaksha/ui/avatar';
import { Button } from '@kaksha/ui/button';
import { Field, TextArea } from '@kaksha/ui/field';
import { type FormEvent, useState } from 'react';
import { writeComment } from '../../store/posts';
import { usePublicStore } from '../../store/store-context';
import styles from './comments.module.css';

export function CommentForm({ post, user }: { post: Post; user: CurrentUser }) {
  const store = usePublicStore();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = trimmedText(text);
    if (!trimmed || busy) return;
    setBusy(true);
    // A comment that the server refused stays in the field, and so does a text that was changed meanwhile.
    if (await writeComment(store, post, user, trimmed)) setText((latest) => (latest === text ? '' : latest));
    setBusy(false);
  };

  return (
    <form onSubmit={submit} className="row gap-4 top">
      <Avatar name={user.name} picture={user.photo} size="m" />
      <div className={styles.fields}>
        <Field label="Write a comment" labelHidden>
          <TextArea
            className={styles.room}
            placeholder="Write a comment"
            maxLength={limits.commentMax}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="accent" size="s" busy={busy} className={styles.send}>
          Comment
        </Button>
      </div>
    </form>
  );
}
