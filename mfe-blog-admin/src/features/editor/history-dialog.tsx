import { type AuthoredPost, getRevision, getRevisions, restoreRevision } from '@kaksha/api-client/blog-authoring';
import { messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { RegionError } from '@kaksha/ui/region-error';
import { Spinner } from '@kaksha/ui/spinner';
import { useState } from 'react';
import { useMomentText } from '../../use-moment-text';
import styles from './history-dialog.module.css';
import { RevisionPreview } from './revision-preview';
import { useAnswer } from './use-answer';

export interface HistoryDialogProps {
  postId: number;
  /** Whether restoring throws away words that are not saved. */
  unsaved: boolean;
  onRestored: (post: AuthoredPost) => void;
  onClose: () => void;
}

/** What a post said before each save: looked at, and made the next version. */
export function HistoryDialog({ postId, unsaved, onRestored, onClose }: HistoryDialogProps) {
  const { http, notify } = useHost();
  const momentText = useMomentText();
  const list = useAnswer(() => getRevisions(http, postId), `${postId}`);
  const [chosen, setChosen] = useState<number | null>(null);
  const version = chosen ?? list.data?.[0]?.version ?? null;
  const shown = useAnswer(
    () => (version === null ? Promise.resolve(null) : getRevision(http, postId, version)),
    `${version}`,
  );
  const [busy, setBusy] = useState(false);

  const restore = async () => {
    if (version === null) return;
    setBusy(true);
    try {
      const post = await restoreRevision(http, postId, version);
      notify.success(`Version ${version} is back`, {
        description: 'What the post said until now is kept as a version.',
      });
      onRestored(post);
    } catch (error) {
      notify.error('Failed to restore this version', { description: messageOf(error, '') });
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="l"
      title="Earlier versions"
      description={
        unsaved
          ? 'Restoring replaces what you wrote and did not save.'
          : 'Restoring makes an earlier version the next one; nothing is lost.'
      }
      footer={
        <>
          <Button onClick={onClose}>{list.data?.length === 0 ? 'Close' : 'Cancel'}</Button>
          {list.data?.length !== 0 && (
            <Button variant="ink" busy={busy} disabled={!shown.data} onClick={() => void restore()}>
              Restore
            </Button>
          )}
        </>
      }
    >
      {list.error && <RegionError title="Failed to load the versions" text={list.error} onRetry={list.retry} />}
      {!list.data && !list.error && <Spinner />}
      {list.data?.length === 0 && <p>This post was saved once: there is no earlier version yet.</p>}
      {list.data && list.data.length > 0 && (
        <div className={styles.columns}>
          <ul className={styles.list} aria-label="Versions">
            {list.data.map(({ version: number, title, editor, status, createdAt }) => (
              <li key={number}>
                <button
                  type="button"
                  className={styles.version}
                  aria-pressed={number === version}
                  onClick={() => setChosen(number)}
                >
                  <span className={styles.when}>
                    Version {number}, until {momentText(createdAt)}
                  </span>
                  <span className={styles.name}>{title}</span>
                  <span className={styles.facts}>
                    Changed by {editor || 'an author'} {status === 'published' && <Badge tone="good">Published</Badge>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <section aria-label="Preview" className={styles.preview}>
            {shown.error && (
              <RegionError title="Failed to load this version" text={shown.error} onRetry={shown.retry} />
            )}
            {!shown.data && !shown.error && <Spinner />}
            {shown.data && (
              <>
                <h3 className={styles.title}>{shown.data.title}</h3>
                <RevisionPreview key={shown.data.version} html={shown.data.content} />
                {shown.data.tags.length > 0 && <p className={styles.facts}>Tags: {shown.data.tags.join(', ')}</p>}
              </>
            )}
          </section>
        </div>
      )}
    </Dialog>
  );
}
