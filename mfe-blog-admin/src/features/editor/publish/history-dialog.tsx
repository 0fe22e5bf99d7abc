import { type AuthoredPost, restoreRevision } from '@kaksha/api-client/blog-authoring';
import { useAction } from '@kaksha/api-client/use-action';
import { useResource } from '@kaksha/api-client/use-resource';
import { ArticleText } from '@kaksha/ui/article';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { Spinner } from '@kaksha/ui/spinner';
import { useEffect, useState } from 'react';
import { useBlogStore } from '../../../store/store-context';
import { useMomentText } from '../../../use-moment-text';
import styles from './history-dialog.module.css';

export interface HistoryDialogProps {
  postId: number;
  /** Whether restoring would discard unsaved changes. */
  unsaved: boolean;
  onRestored: (post: AuthoredPost) => void;
  onClose: () => void;
}

/** Lists the earlier versions of a post, previews them and restores one as the next version. */
export function HistoryDialog({ postId, unsaved, onRestored, onClose }: HistoryDialogProps) {
  const { host, revisions, revision } = useBlogStore();
  const { http, notify } = host;
  const momentText = useMomentText();
  const list = useResource(revisions, postId);
  useEffect(() => void revisions.load(postId), [revisions, postId]);
  const [chosen, setChosen] = useState<number | null>(null);
  const version = chosen ?? list.data?.[0]?.version ?? null;
  const shown = useResource(revision, { postId, version: version ?? 0 });
  useEffect(() => {
    if (version !== null) void revision.load({ postId, version });
  }, [revision, postId, version]);
  const { busy, run } = useAction();

  const restore = (chosen: number) =>
    run(
      async () => {
        const post = await restoreRevision(http, postId, chosen);
        notify.success(`Version ${chosen} is back`, {
          description: 'What the post said until now is kept as a version.',
        });
        onRestored(post);
      },
      { failed: 'Failed to restore this version', fallback: '' },
    );

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="l"
      title="Earlier versions"
      description={
        unsaved
          ? 'Restoring replaces what you wrote and did not save.'
          : 'Restoring makes an earlier version the next one; nothing is lost.'
      }
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {list.data?.length === 0 ? 'Close' : 'Cancel'}
          </Button>
          {list.data?.length !== 0 && (
            <Button
              variant="ink"
              busy={busy}
              disabled={!shown.data}
              onClick={() => version !== null && void restore(version)}
            >
              Restore
            </Button>
          )}
        </>
      }
    >
      <AsyncBoundary
        resource={list}
        name="Versions"
        announce={false}
        loading={<Spinner />}
        error={{ title: 'Failed to load the versions' }}
        empty={<p>This post was saved once: there is no earlier version yet.</p>}
        onRetry={() => void revisions.load(postId)}
      >
        {(all) => (
          <div className={`stack gap-4 ${styles.columns}`}>
            <ul className={`stack gap-2 ${styles.list}`} aria-label="Versions">
              {all.map(({ version: number, title, editor, status, createdAt }) => (
                <li key={number}>
                  <button
                    type="button"
                    className={`panel ${styles.version}`}
                    aria-pressed={number === version}
                    onClick={() => setChosen(number)}
                  >
                    <span className="meta">{`Version ${number}, until ${momentText(createdAt)}`}</span>
                    <span className={styles.name} dir="auto">
                      {title}
                    </span>
                    <span className="meta">
                      <span>{`Changed by ${editor || 'an author'} `}</span>
                      {status === 'published' && <Badge tone="good">Published</Badge>}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <section aria-label="Preview" className={`panel pad-4 ${styles.preview}`} data-width="phone">
              <AsyncBoundary
                resource={shown}
                name="The version"
                singular
                announce={false}
                loading={<Spinner />}
                error={{ title: 'Failed to load this version' }}
                onRetry={() => version !== null && void revision.load({ postId, version })}
              >
                {({ title, content, tags }) => (
                  <>
                    <h3 className={styles.title}>
                      <span dir="auto">{title}</span>
                    </h3>
                    <ArticleText html={content} embedHosts={host.environment.embedHosts} />
                    {tags.length > 0 && <p className="meta">{`Tags: ${tags.join(', ')}`}</p>}
                  </>
                )}
              </AsyncBoundary>
            </section>
          </div>
        )}
      </AsyncBoundary>
    </Dialog>
  );
}
