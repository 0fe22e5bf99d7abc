import { Button } from '@kaksha/ui/button';
import { TextButton } from '@kaksha/ui/text-button';
import { CalendarClock, Eye, History } from 'lucide-react';
import { useState } from 'react';
import { useMomentText } from '../../../use-moment-text';
import { stateText } from '../compared-post';
import type { PostEditing } from '../use-post-editor';
import { DraftAge } from './draft-age';
import styles from './post-settings.module.css';
import { ScheduleFields } from './schedule-fields';

export interface PublishPanelProps {
  editing: PostEditing;
  published: boolean;
  /** When the stored post will be published; null when it is not scheduled. */
  scheduledAt: string | null;
  /** Shows the post as readers will see it. */
  onPreview: () => void;
  /** Opens the earlier versions; null for a new post. */
  onHistory: (() => void) | null;
}

const withdrawQuestion = 'This post is published. Save it as a draft, so that readers no longer see it?';

export function PublishPanel({ editing, published, scheduledAt, onPreview, onHistory }: PublishPanelProps) {
  const { saving, save, draftSavedAt } = editing;
  const momentText = useMomentText();
  const [open, setOpen] = useState<'withdraw' | 'schedule' | null>(null);
  const state = stateText({ status: published ? 'published' : 'draft', scheduledAt }, momentText);
  const close = () => setOpen(null);
  // A second save would make a second post.
  const isSaving = saving !== null;
  return (
    <section className="stack gap-3 panel pad-5" aria-label="Publish">
      <div>
        <h2 className={styles.heading}>Publish</h2>
        <p className={`note ${styles.state}`}>{state}</p>
        {draftSavedAt instanceof Date && (
          <p className={`note ${styles.state}`}>
            <DraftAge key={draftSavedAt.getTime()} savedAt={draftSavedAt.getTime()} />
          </p>
        )}
      </div>
      <Button
        variant="accent"
        block
        busy={saving === 'published'}
        disabled={isSaving && saving !== 'published'}
        onClick={() => void save('published')}
      >
        Publish
      </Button>
      {open === 'withdraw' ? (
        <div role="alert" className={`cluster gap-2 ${styles.ask}`}>
          <p>{withdrawQuestion}</p>
          <Button size="s" disabled={isSaving} onClick={close}>
            Cancel
          </Button>
          <Button
            size="s"
            busy={saving === 'draft'}
            disabled={isSaving && saving !== 'draft'}
            onClick={() => void save('draft')}
          >
            Save as draft
          </Button>
        </div>
      ) : (
        <Button
          block
          busy={saving === 'draft'}
          disabled={isSaving && saving !== 'draft'}
          onClick={() => (published ? setOpen('withdraw') : void save('draft'))}
        >
          Save Draft
        </Button>
      )}
      {open === 'schedule' && (
        <ScheduleFields
          scheduledAt={scheduledAt}
          busy={saving === 'scheduled'}
          disabled={isSaving}
          onSchedule={(at) => void save('scheduled', at)}
          onCancel={close}
        />
      )}
      <p className={`cluster gap-2 gap-x-4 ${styles.more}`}>
        <TextButton disabled={isSaving} onClick={onPreview}>
          <Eye aria-hidden="true" />
          Preview
        </TextButton>
        {!published && open !== 'schedule' && (
          <TextButton disabled={isSaving} onClick={() => setOpen('schedule')}>
            <CalendarClock aria-hidden="true" />
            <span>{scheduledAt ? 'Another time' : 'Schedule'}</span>
          </TextButton>
        )}
        {!published && scheduledAt && (
          <TextButton disabled={isSaving} onClick={() => void save('draft', null)}>
            Unschedule
          </TextButton>
        )}
        {onHistory && (
          <TextButton disabled={isSaving} onClick={onHistory}>
            <History aria-hidden="true" />
            Earlier versions
          </TextButton>
        )}
      </p>
    </section>
  );
}
