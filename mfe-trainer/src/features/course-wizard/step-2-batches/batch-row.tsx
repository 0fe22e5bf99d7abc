import { getBatchCalendar } from '@kaksha/api-client/calendar';
import { attempt } from '@kaksha/api-client/use-action';
import { useHost } from '@kaksha/contract/host-context';
import { usualHoursIn } from '@kaksha/domain/batch-sessions';
import { lifeCycleLabels, lifeCycleOf } from '@kaksha/domain/batch-state';
import { batchProgress, modeAndArea } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import { ianaZone } from '@kaksha/domain/dates';
import { lacksMeeting } from '@kaksha/domain/meetings';
import { firstClassDay, sessionCount } from '@kaksha/domain/timetable';
import { Badge } from '@kaksha/ui/badge';
import { DateTile } from '@kaksha/ui/date-tile';
import { downloadText } from '@kaksha/ui/download-text';
import { IconButton } from '@kaksha/ui/icon-button';
import { TextButton } from '@kaksha/ui/text-button';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { CalendarArrowDown, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ChangedSessions } from '../../../batch/changed-sessions';
import { NoLinkBadge } from '../../../batch/no-link-badge';
import { RefundProgress } from '../../../batch/refund-progress';
import { scheduleText } from '../../../batch/schedule-text';
import type { BatchChanges } from '../../../batch/use-batch-changes';
import { batchPath } from '../../../paths';
import { takenText } from '../../../seats-text';
import parts from '../shared/step.module.css';
import { BatchActions, type BatchDialog } from './batch-actions';
import styles from './batch-row.module.css';

export interface BatchRowProps {
  batch: Batch;
  now: Date;
  /** Whether a draft with unsaved changes is stored on the device. */
  hasDraft: boolean;
  onEdit: () => void;
  onDelete: () => void;
  changes: BatchChanges;
  onDialog: (dialog: BatchDialog) => void;
}

/** A batch with its start date, schedule and facts, and buttons to edit, delete and download it. */
export function BatchRow({ batch, now, hasDraft, onEdit, onDelete, changes, onDialog }: BatchRowProps) {
  const viewerZone = useViewerZone();
  const download = useCalendarFile(batch);
  const zone = ianaZone(batch.timeZone);
  const schedule = scheduleText(batch, now);
  const lifeCycle = lifeCycleOf(batch, now);
  const isChanging = changes.busy;
  return (
    <div className={styles.batch}>
      <DateTile date={firstClassDay(batch)} now={now.toISOString()} timeZone={zone} />
      <div className={`stack gap-1 ${styles.words}`}>
        <h3 className={styles.schedule}>
          <Link to={batchPath(batch.id)}>{schedule}</Link>
        </h3>
        <p className={`cluster gap-x-4 ${styles.facts}`}>
          {factsOf(batch, now, viewerZone).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {(lifeCycle !== 'open' || hasDraft || lacksMeeting(batch)) && (
          <p className={styles.badges}>
            {lifeCycle !== 'open' && (
              <Badge tone={lifeCycle === 'cancelled' ? 'bad' : 'neutral'}>{lifeCycleLabels[lifeCycle]}</Badge>
            )}
            {lifeCycle === 'closed' && (
              <TextButton
                disabled={isChanging}
                aria-label={`Open again, ${schedule}`}
                onClick={() => void changes.open(batch)}
              >
                Open again
              </TextButton>
            )}
            <NoLinkBadge batch={batch} />
            {hasDraft && <Badge tone="saffron">Changes not saved</Badge>}
          </p>
        )}
        {lifeCycle === 'cancelled' && <RefundProgress batch={batch} />}
        <ChangedSessions
          batch={batch}
          now={now}
          disabled={isChanging}
          onRestore={(day) => void changes.restore(batch, day)}
        />
      </div>
      <div className={parts.icons}>
        <IconButton
          label={`Download calendar file, ${schedule}`}
          icon={<CalendarArrowDown aria-hidden="true" />}
          onClick={download}
        />
        {lifeCycle !== 'cancelled' && (
          <IconButton
            label={`Edit ${schedule}`}
            icon={<Pencil aria-hidden="true" />}
            data-focus={`edit-${batch.id}`}
            disabled={isChanging}
            onClick={onEdit}
          />
        )}
        <IconButton
          label={`Delete ${schedule}`}
          icon={<Trash2 aria-hidden="true" />}
          disabled={isChanging}
          onClick={onDelete}
        />
        <BatchActions
          batch={batch}
          now={now}
          schedule={schedule}
          disabled={isChanging}
          onChange={(action) => void changes[action](batch)}
          onDialog={onDialog}
        />
      </div>
    </div>
  );
}

function factsOf(batch: Batch, now: Date, viewerZone: string | null): string[] {
  const sessions = sessionCount(batch);
  return [
    lifeCycleOf(batch, now) !== 'finished' && batchProgress(batch, now),
    sessions && (sessions === 1 ? '1 session' : `${sessions} sessions`),
    batch.duration,
    batch.timePart,
    modeAndArea(batch),
    viewerZone && usualHoursIn(batch, now, viewerZone),
    takenText(batch),
  ].filter((fact): fact is string => !!fact);
}

/** Returns a function that downloads the batch's sessions as a calendar file. */
function useCalendarFile({ id, startDate }: Batch): () => void {
  const host = useHost();
  const download = (): Promise<unknown> =>
    attempt(
      host.notify,
      async () => {
        const text = await getBatchCalendar(host.http, id);
        downloadText(text, { name: `batch-${startDate}.ics`, type: 'text/calendar' });
      },
      { id: `calendar-${id}`, failed: 'The calendar file did not arrive', retry: download },
    );
  return () => void download();
}
