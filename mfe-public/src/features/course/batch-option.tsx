import { batchHours, batchHoursIn, batchStanding, firstClass, scheduleLabel, weeksOf } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import { formatDay, ianaZone, weekdayName } from '@kaksha/domain/dates';
import { BatchStrip } from '@kaksha/ui/batch-strip';
import { DateTile } from '@kaksha/ui/date-tile';
import { Rhythm } from '@kaksha/ui/rhythm';
import styles from './batch-option.module.css';

interface BatchOptionProps {
  batch: Batch;
  now: Date;
  viewerZone: string | null;
  checked: boolean;
  onChoose: () => void;
}

/** A batch as a radio button: when, how long, where, and its shape in the calendar. */
export function BatchOption({ batch, now, viewerZone, checked, onChoose }: BatchOptionProps) {
  const elsewhere = viewerZone && batchHoursIn(batch, viewerZone);
  const running = batchStanding(batch, now);
  return (
    <label className={styles.option}>
      <DateTile date={batch.startDate} now={now.toISOString()} timeZone={ianaZone(batch.timeZone)} />
      <span className={styles.words}>
        <span className={styles.when}>
          {weekdayName(firstClass(batch)).slice(0, 3)}, {batchHours(batch)}
        </span>
        <span className={styles.facts}>
          <span>{scheduleLabel(batch.dayOfWeek)}</span>
          <span>{lengthOf(batch)}</span>
          <span>{batch.area ? `${batch.mode}, ${batch.area}` : batch.mode}</span>
        </span>
        {elsewhere && <span className={styles.elsewhere}>{elsewhere}</span>}
        {running.startsWith('Running') && <span className={styles.running}>{running}</span>}
        <Rhythm dayOfWeek={batch.dayOfWeek} className={styles.rhythm} />
      </span>
      <BatchStrip batch={batch} className={styles.strip} />
      <input type="radio" name="batch" className={styles.radio} checked={checked} onChange={onChoose} />
    </label>
  );
}

/** `6 weeks, until 1 Jan`; without an end its free text, e.g. `2 hours`. */
function lengthOf(batch: Batch): string {
  const weeks = weeksOf(batch);
  if (weeks === null || !batch.endDate) return batch.duration;
  return `${weeks === 1 ? '1 week' : `${weeks} weeks`}, until ${formatDay(batch.endDate)}`;
}
