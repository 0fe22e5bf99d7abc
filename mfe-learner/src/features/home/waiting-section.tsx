import { ItemBoundary } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { usualHours } from '@kaksha/domain/batch-sessions';
import { formatDay } from '@kaksha/domain/dates';
import type { WaitingEntry } from '@kaksha/domain/payments';
import { coursePath } from '@kaksha/domain/slugs';
import { firstClassDay, scheduleLabel } from '@kaksha/domain/timetable';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { TextButton } from '@kaksha/ui/text-button';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useWaitingList } from '../../waiting-list/use-waiting-list';
import styles from './home-page.module.css';

/** Full batches that the learner waits for. */
export function WaitingSection({ entries }: { entries: readonly WaitingEntry[] }) {
  const { busy, leave } = useWaitingList();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className={`stack gap-4 ${styles.section}`}>
      <SectionHeading id="waiting" title="Waiting lists" variant="rule" />
      <ul className={`panel ${styles.rows}`} aria-label="Waiting lists">
        {entries.map((entry) => (
          <ItemBoundary key={entry.batchId}>
            <li className={`cluster gap-2 gap-x-4 middle ${styles.row}`}>
              <WaitingRow entry={entry} busy={busy} onLeave={() => leave(entry.batch)} />
            </li>
          </ItemBoundary>
        ))}
      </ul>
    </section>
  );
}

function WaitingRow({ entry, busy, onLeave }: { entry: WaitingEntry; busy: boolean; onLeave: () => void }) {
  const heading = useId();
  const now = useNow();
  const { batch, courseId, courseName, position } = entry;
  const page = coursePath({ id: courseId, name: courseName });
  return (
    <>
      <div className={styles.rowText}>
        <h3 id={heading}>
          <Link to={page} dir="auto">
            {courseName}
          </Link>
        </h3>
        <p className="meta">{`From ${formatDay(firstClassDay(batch))}, ${scheduleLabel(batch)}, ${usualHours(batch, now)}`}</p>
        <p>{`You are number ${position} on the waiting list.`}</p>
      </div>
      <TextButton tone="quiet" disabled={busy} onClick={onLeave} aria-describedby={heading}>
        Leave waiting list
      </TextButton>
    </>
  );
}
