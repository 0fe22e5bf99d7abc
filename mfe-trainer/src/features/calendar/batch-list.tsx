import { batchCalendarUrl } from '@kaksha/api-client/calendar';
import { useHost } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { lifeCycleLabels } from '@kaksha/domain/batch-state';
import { batchProgress, describeBatch } from '@kaksha/domain/batches';
import { ianaZone } from '@kaksha/domain/dates';
import { isolated } from '@kaksha/domain/isolated';
import { firstClassDay } from '@kaksha/domain/timetable';
import { ButtonLink } from '@kaksha/ui/button';
import { DateTile } from '@kaksha/ui/date-tile';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { NoLinkBadge } from '../../batch/no-link-badge';
import { batchPath } from '../../paths';
import type { BatchRow } from './batch-rows';
import styles from './calendar-page.module.css';

const notOpen = { open: 'Not public', closed: 'Not open', cancelled: 'Refunds are on their way' } as const;

/** Batches with their schedule and a link to download their calendar file. */
export function BatchList({ rows, label }: { rows: readonly BatchRow[]; label: string }) {
  const { http } = useHost();
  const now = useNow();
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map(({ course, batch, isPublic }) => (
        <li key={batch.id} className={styles.row}>
          <DateTile size="s" date={firstClassDay(batch)} now={now.toISOString()} timeZone={ianaZone(batch.timeZone)} />
          <div className={styles.text}>
            <h3>
              <Link to={batchPath(batch.id)} dir="auto">
                {course.name || 'Untitled Course'}
              </Link>
            </h3>
            <p>{describeBatch(batch, now)}</p>
            <p className="meta">
              {batch.state === 'cancelled' ? lifeCycleLabels.cancelled : batchProgress(batch, now)}
            </p>
            <NoLinkBadge batch={batch} />
          </div>
          {isPublic ? (
            <ButtonLink
              size="s"
              to={batchCalendarUrl(http, batch.id)}
              reloadDocument
              download
              icon={<Download aria-hidden="true" />}
              aria-label={`ICS of ${isolated(course.name || 'Untitled Course')}, ${describeBatch(batch, now)}`}
            >
              ICS
            </ButtonLink>
          ) : (
            <p className="meta">{notOpen[batch.state]}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
