import { usualHours, usualHoursIn } from '@kaksha/domain/batch-sessions';
import { lifeCycleLabels, lifeCycleOf } from '@kaksha/domain/batch-state';
import { batchProgress, isUpcoming, modeAndArea } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import { dayOfMonth, deviceTimeZone, formatDay, ianaZone, monthName, ordinal } from '@kaksha/domain/dates';
import { firstClassDay, lastClassDay, scheduleLabel, sessionCount } from '@kaksha/domain/timetable';
import { DateTile } from '@kaksha/ui/date-tile';
import clsx from 'clsx';
import { NoLinkBadge } from '../../batch/no-link-badge';
import { takenText } from '../../seats-text';
import styles from './batches-dialog.module.css';

export interface BatchOptionProps {
  batch: Batch;
  now: Date;
  /** Name of the radio group. */
  name: string;
  chosen: boolean;
  onChoose: () => void;
}

export function BatchOption({ batch, now, name, chosen, onChoose }: BatchOptionProps) {
  const first = firstClassDay(batch);
  return (
    <label className={styles.batch}>
      <input type="radio" className={styles.radio} name={name} checked={chosen} onChange={onChoose} />
      <span className={styles.tile} aria-hidden="true">
        <DateTile size="s" date={first} now={now.toISOString()} timeZone={ianaZone(batch.timeZone)} />
      </span>
      <span className={styles.day}>{`${monthName(first)} ${ordinal(dayOfMonth(first))}`}</span>{' '}
      <span className={styles.hours}>
        <span>{scheduleLabel(batch)}</span> <span>{usualHours(batch, now)}</span>
      </span>{' '}
      <span className={clsx(styles.progress, isUpcoming(batch, now) && styles.upcoming)}>
        <span>{batch.state === 'cancelled' ? lifeCycleLabels.cancelled : batchProgress(batch, now)}</span>
        <NoLinkBadge batch={batch} />
      </span>
      {chosen && (
        <span className={`cluster gap-x-4 ${styles.details}`}>
          {detailsOf(batch, now).map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
        </span>
      )}
    </label>
  );
}

const lifeCycleNote = (batch: Batch, now: Date) => {
  const lifeCycle = lifeCycleOf(batch, now);
  return lifeCycle !== 'open' && lifeCycleLabels[lifeCycle];
};

function detailsOf(batch: Batch, now: Date): string[] {
  const sessions = sessionCount(batch);
  const last = lastClassDay(batch);
  return [
    last && `Until ${formatDay(last, firstClassDay(batch))}`,
    sessions && (sessions === 1 ? '1 session' : `${sessions} sessions`),
    batch.duration,
    modeAndArea(batch),
    usualHoursIn(batch, now, deviceTimeZone()),
    takenText(batch),
    lifeCycleNote(batch, now),
  ].filter((detail): detail is string => !!detail);
}
