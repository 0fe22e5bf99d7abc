import { sessionHours, sessionHoursIn, shownSession } from '@kaksha/domain/batch-sessions';
import { batchProgress, modeAndArea, weeksOf } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import { formatDay, ianaZone, weekdayName } from '@kaksha/domain/dates';
import { isFull, seatsText } from '@kaksha/domain/seats';
import { lastClassDay, scheduleLabel } from '@kaksha/domain/timetable';
import clsx from 'clsx';
import { Badge } from './badge';
import styles from './batch-option.module.css';
import { BatchStrip } from './batch-strip';
import { DateTile } from './date-tile';
import { WeekdayIndicator } from './weekday-indicator';

export interface BatchOptionProps {
  batch: Batch;
  now: Date;
  viewerZone: string | null;
  checked: boolean;
  /** Name of the batch's trainer, for courses of several. */
  teacher?: string;
  /** Disabled, e.g. while a payment for another batch is in progress. */
  disabled?: boolean;
  onChoose: () => void;
}

/** A batch as a radio button: its next session, else the last, its length and place, and its calendar strip. */
export function BatchOption({ batch, now, viewerZone, checked, teacher, disabled, onChoose }: BatchOptionProps) {
  const session = shownSession(batch, now);
  const elsewhere = session && viewerZone && sessionHoursIn(session, viewerZone);
  const standing = batchProgress(batch, now);
  const seats = seatsText(batch);
  const isRunning = standing.startsWith('Running');
  return (
    <label className={styles.option}>
      <DateTile date={session?.day ?? batch.startDate} now={now.toISOString()} timeZone={ianaZone(batch.timeZone)} />
      <span className={styles.texts}>
        <span className={styles.when}>
          {session && <span>{`${weekdayName(session.day).slice(0, 3)}, ${sessionHours(session)}`}</span>}
          {seats && <Badge tone={isFull(batch) ? 'neutral' : 'saffron'}>{seats}</Badge>}
        </span>
        <span className={styles.facts}>
          <span>{scheduleLabel(batch)}</span>
          <span>{lengthOf(batch)}</span>
          {teacher && <span>{`with ${teacher}`}</span>}
          <span>{modeAndArea(batch)}</span>
        </span>
        <WeekdayIndicator batch={batch} className={styles.weekdays} />
      </span>
      {/* The viewer's zone is known in the browser only; the empty line reserves the space. */}
      <span className={clsx(styles.standing, isRunning && styles.running)}>
        {isRunning || !elsewhere ? <span className={styles.stage}>{standing}</span> : null}
        {elsewhere && <span>{elsewhere}</span>}
      </span>
      <BatchStrip batch={batch} className={styles.strip} />
      <input
        type="radio"
        name="batch"
        className={styles.radio}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
    </label>
  );
}

/** `6 weeks, until 1 Jan`; without an end date the free text, e.g. `2 hours`. */
function lengthOf(batch: Batch): string {
  const [weeks, last] = [weeksOf(batch), lastClassDay(batch)];
  if (weeks === null || last === null) return batch.duration;
  return `${weeks === 1 ? '1 week' : `${weeks} weeks`}, until ${formatDay(last)}`;
}
