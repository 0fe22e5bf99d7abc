import { currentTime } from '@kaksha/contract/now';
import { batchRules } from '@kaksha/domain/batch-rules';
import type { Timetable } from '@kaksha/domain/batch-sessions';
import type { Batch } from '@kaksha/domain/catalogue';
import { ianaZone } from '@kaksha/domain/dates';
import { messagesOf } from '@kaksha/domain/rules';
import { firstClassDay, namedDays, sessionCount } from '@kaksha/domain/timetable';
import { DateTile } from '@kaksha/ui/date-tile';
import { useWatch } from 'react-hook-form';
import { scheduleText } from '../../../batch/schedule-text';
import styles from './batch-preview.module.css';
import { type BatchValues, batchFormFrom } from './batch-values';

const scheduleFields = ['dayOfWeek', 'weekdays', 'startTime', 'endTime', 'startDate', 'endDate', 'timeZone'] as const;

/** The schedule as learners will see it. Renders nothing until all schedule fields are valid. */
export function BatchPreview({ batch: stored }: { batch?: Batch }) {
  const form = batchFormFrom(useWatch<BatchValues>() as BatchValues);
  const now = currentTime();
  // The form itself serves as the stored batch, so that past dates of a running batch pass.
  const errors = messagesOf(batchRules, form, { now, stored: form });
  if (scheduleFields.some((field) => errors[field])) return null;
  const days = form.weekdays.length > 0 ? namedDays(form.weekdays) : { weekdays: null };
  const batch = {
    ...form,
    ...days,
    endDate: form.endDate || null,
    endTime: form.endTime || null,
    sessionChanges: stored?.sessionChanges ?? [],
  } as Timetable;
  const zone = ianaZone(batch.timeZone);
  const sessions = sessionCount(batch);
  return (
    <div className={`row gap-3 middle ${styles.preview}`}>
      <DateTile size="s" date={firstClassDay(batch)} now={now.toISOString()} timeZone={zone} />
      <p>
        <strong>{scheduleText(batch, now)}</strong>
        {sessions !== null && <span>{sessions === 1 ? '1 session' : `${sessions} sessions`}</span>}
      </p>
    </div>
  );
}
