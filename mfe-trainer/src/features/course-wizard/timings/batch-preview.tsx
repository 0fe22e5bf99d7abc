import { batchFormErrors } from '@kaksha/domain/batch-rules';
import { sessionCount } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
import { dayIn, ianaZone } from '@kaksha/domain/dates';
import { DateTile } from '@kaksha/ui/date-tile';
import { useWatch } from 'react-hook-form';
import styles from './batch-preview.module.css';
import { type BatchValues, batchFormFrom } from './batch-values';
import { spellSchedule } from './spell-schedule';

const needed = ['dayOfWeek', 'startTime', 'endTime', 'startDate', 'endDate', 'timeZone'] as const;

/** The schedule that is typed, as learners will read it; nothing before it is whole. */
export function BatchPreview() {
  const form = batchFormFrom(useWatch<BatchValues>() as BatchValues);
  const now = new Date();
  // A running batch may be edited: that its dates have passed does not make them unreadable.
  const errors = batchFormErrors(form, now, form as Pick<Batch, 'dayOfWeek' | 'startDate' | 'endDate'>);
  if (needed.some((field) => errors[field])) return null;
  const batch = { ...form, endDate: form.endDate || null, endTime: form.endTime || null } as Batch;
  const zone = ianaZone(batch.timeZone);
  const sessions = sessionCount(batch);
  return (
    <div className={styles.preview}>
      <DateTile size="s" date={batch.startDate} now={now.toISOString()} timeZone={zone} />
      <p>
        <strong>{spellSchedule(batch, dayIn(zone, now))}</strong>
        {sessions !== null && <span>{sessions === 1 ? '1 session' : `${sessions} sessions`}</span>}
      </p>
    </div>
  );
}
