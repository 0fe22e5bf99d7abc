import { Button } from '@kaksha/ui/button';
import styles from './thumbnail-progress.module.css';
import type { ThumbnailWork } from './use-thumbnail';

/** Progress of the upload or generation, with a cancel button. */
export function ThumbnailProgress({ work, onCancel }: { work: ThumbnailWork; onCancel: () => void }) {
  const percent = work.kind === 'sending' ? Math.round(work.share * 100) : undefined;
  return (
    <div className="stack gap-2 left">
      <div className={styles.words}>
        <span role="status">{work.kind === 'sending' ? 'Sending the picture…' : 'Drawing the picture…'}</span>
        {percent !== undefined && <span className={styles.percent} aria-hidden="true">{`${percent}%`}</span>}
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={work.kind === 'sending' ? 'Upload' : 'Drawing'}
        aria-valuenow={percent}
      >
        <span
          className={percent === undefined ? styles.busy : styles.fill}
          style={percent === undefined ? undefined : { inlineSize: `${percent}%` }}
        />
      </div>
      <Button size="s" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
