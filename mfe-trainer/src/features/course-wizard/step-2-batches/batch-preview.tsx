import { currentTime } from '@kaksha/contract/now';
import { batchRules } from '@kaksha/domain/batch-rules';
import type { Timetable } from '@kaksha/domain/batch-sessions';
import type { Batch } from '@kaksha/domain/catalogue';
import { formatWeekdayAndDay, ianaZone } from '@kaksha/domain/dates';
import { messagesOf } from '@kaksha/domain/rules';
import { firstClassDay, lastClassDay, namedDays, sessionCount } from '@kaksha/domain/timetable';
import { firstDates } from '@kaksha/domain/timetable-dates';
import { DateTile } from '@kaksha/ui/date-tile';
import { useWatch } from 'react-hook-form';
import { scheduleText } from '../../../batch/schedule-text';
import styles from './batch-preview.module.css';
import { type BatchValues, batchFormFrom } from './batch-values';

const dayFields = ['dayOfWeek', 'weekdays', 'startDate', 'endDate', 'timeZone'] as const;
const timeFields = ['startTime', 'endTime'] as const;

/** The schedule as learners will see it, and its dates. Renders nothing until the days are valid. */
export function BatchPreview({ batch: stored }: { batch?: Batch }) {
  const form = batchFormFrom(useWatch<BatchValues>() as BatchValues);
  const now = currentTime();
  // The form itself serves as the stored batch, so that past dates of a running batch pass.
  const errors = messagesOf(batchRules, form, { now, stored: form });
  if (dayFields.some((field) => errors[field])) return null;
  const hasTimes = !timeFields.some((field) => errors[field]);
  const days = form.weekdays.length > 0 ? namedDays(form.weekdays) : { weekdays: null };
  const batch = {
    ...form,
    ...days,
    startTime: hasTimes ? form.startTime : '00:00',
    endDate: form.endDate || null,
    endTime: hasTimes ? form.endTime || null : null,
    sessionChanges: stored?.sessionChanges ?? [],
  } as Timetable;
  const sessions = sessionCount(batch);
  return (
    <section className={`stack gap-3 ${styles.preview}`} aria-label="Dates of this batch">
      <div className="row gap-3 middle">
        <DateTile size="s" date={firstClassDay(batch)} now={now.toISOString()} timeZone={ianaZone(batch.timeZone)} />
        <p>
          <strong>{hasTimes ? scheduleText(batch, now) : 'Enter the start time to see the hours'}</strong>
          {sessions !== null && <span>{sessions === 1 ? '1 session' : `${sessions} sessions`}</span>}
        </p>
      </div>
      <DateList batch={batch} sessions={sessions} />
    </section>
  );
}

const shownDates = 8;

function DateList({ batch, sessions }: { batch: Timetable; sessions: number | null }) {
  const dates = firstDates(batch, shownDates);
  const held = dates.filter(({ state }) => state !== 'skipped').length;
  const last = lastClassDay(batch);
  return (
    <ol className="cluster gap-2" aria-label="First dates">
      {dates.map(({ day, state }) => (
        <li key={`${day}-${state}`} className={styles.date} data-state={state}>
          {state === 'skipped' ? <del>{formatWeekdayAndDay(day)}</del> : <span>{formatWeekdayAndDay(day)}</span>}
          {state !== 'planned' && <span className={styles.state}>{state}</span>}
        </li>
      ))}
      {(sessions === null || sessions > held) && (
        <li className={styles.more}>
          {last && sessions ? `and ${sessions - held} more, until ${formatWeekdayAndDay(last)}` : 'and so on'}
        </li>
      )}
    </ol>
  );
}
