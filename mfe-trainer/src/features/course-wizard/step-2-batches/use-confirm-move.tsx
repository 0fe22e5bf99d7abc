import { useNow } from '@kaksha/contract/now';
import type { Batch } from '@kaksha/domain/catalogue';
import { namedDays } from '@kaksha/domain/timetable';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { type ReactNode, useState } from 'react';
import { useTrainerStore } from '../../../store/store-context';
import { type BatchValues, batchFormFrom } from './batch-values';
import { scheduleText } from './schedule-text';

const MoveDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "move-batch" */ './move-dialog')).MoveDialog,
);

const scheduleFields = ['dayOfWeek', 'weekdays', 'startDate', 'endDate', 'startTime', 'endTime', 'timeZone'] as const;

/** Asks before the schedule of a batch with enrolled learners changes. */
export function useConfirmMove(loaded: Batch | undefined, valuesOf: (batch: Batch) => BatchValues) {
  const { enrolled } = useTrainerStore();
  const now = useNow();
  const [dialog, setDialog] = useState<ReactNode>(null);

  /** Resolves with false when the trainer decides against the move. `batch` is the stored one. */
  const confirm = async (values: BatchValues, batch = loaded): Promise<boolean> => {
    const saved = batch && valuesOf(batch);
    if (!saved || scheduleFields.every((field) => values[field] === saved[field])) return true;
    await enrolled.load(batch.courseId);
    const { status, data } = enrolled.get(batch.courseId);
    const students = data?.results.filter(({ batches }) => batches.some(({ id }) => id === batch.id)) ?? [];
    const learners = status === 'succeeded' ? students.length : null;
    if (learners === 0) return true;
    const { dayOfWeek, weekdays, timeZone, endDate, ...times } = batchFormFrom(values);
    const moved = {
      ...times,
      ...(weekdays.length > 0 ? namedDays(weekdays) : { dayOfWeek: dayOfWeek ?? batch.dayOfWeek }),
      timeZone: timeZone || batch.timeZone,
      endDate: endDate || null,
      sessionChanges: batch.sessionChanges,
    };
    return new Promise((resolve) => {
      const close = (answer: boolean) => {
        setDialog(null);
        resolve(answer);
      };
      setDialog(
        <MoveDialog
          learners={learners}
          before={scheduleText(batch, now)}
          after={scheduleText(moved, now)}
          onConfirm={() => close(true)}
          onClose={() => close(false)}
        />,
      );
    });
  };
  return { confirm, dialog };
}
