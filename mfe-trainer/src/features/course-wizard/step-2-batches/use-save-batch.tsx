import { addBatch, updateBatch } from '@kaksha/api-client/batches';
import { ApiError, isApiError, messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { hasNewTimes, newPlace } from '@kaksha/domain/batch-change';
import type { Timetable } from '@kaksha/domain/batch-sessions';
import type { Batch } from '@kaksha/domain/catalogue';
import { namedDays } from '@kaksha/domain/timetable';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { type ReactNode, useState } from 'react';
import { useTrainerStore } from '../../../store/store-context';
import { type BatchValues, batchFormFrom } from './batch-values';
import { scheduleText } from './schedule-text';

const failed = 'Failed to add/update timing. Please try again.';

/**
 * Saves a batch; a null id adds one. Rejects with `ApiError` for the form to show, with EDIT_CONFLICT when another save
 * came first.
 */
export function useSaveBatch(courseId: number, batchId: number | null) {
  const host = useHost();
  /** The server's message of the last failure. */
  const [reason, setReason] = useState<string | null>(null);

  const save = async (values: BatchValues, version: number | undefined): Promise<Batch> => {
    setReason(null);
    // The form has asked before it moves a batch with learners.
    const form = batchFormFrom(values);
    try {
      const saved = await (batchId === null
        ? addBatch(host.http, courseId, form)
        : updateBatch(host.http, batchId, { ...form, confirmed: true, version }));
      host.notify.success(batchId === null ? 'Timing added successfully!' : 'Timing updated successfully!');
      return saved;
    } catch (error) {
      // A dialog shows both batches.
      if (isApiError(error) && error.stored !== undefined) throw error;
      setReason(messageOf(error, ''));
      if (isApiError(error) && Object.keys(error.fields).some((field) => field in values)) throw error;
      throw new ApiError(failed, 0, 'NOT_SAVED');
    }
  };
  return { save, reason };
}

const MoveDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "move-batch" */ './move-dialog')).MoveDialog,
);

/** Asks before times or place of a batch with enrolled learners change. */
export function useConfirmMove(loaded: Batch | undefined) {
  const { enrolled } = useTrainerStore();
  const now = useNow();
  const [dialog, setDialog] = useState<ReactNode>(null);

  /** Resolves with false when the trainer decides against the move. `batch` is the stored one. */
  const confirm = async (values: BatchValues, batch = loaded): Promise<boolean> => {
    if (!batch) return true;
    const { dayOfWeek, weekdays, timeZone, endDate, mode, ...rest } = batchFormFrom(values);
    const after = {
      ...rest,
      ...(weekdays.length > 0 ? namedDays(weekdays) : { dayOfWeek: dayOfWeek ?? batch.dayOfWeek, weekdays: null }),
      timeZone: timeZone || batch.timeZone,
      mode: mode || batch.mode,
      endDate: endDate || null,
      sessionChanges: batch.sessionChanges,
    };
    const places = newPlace({ before: batch, after });
    if (!places && !hasNewTimes({ before: batch, after })) return true;
    await enrolled.load(batch.courseId);
    const { status, data } = enrolled.get(batch.courseId);
    const students = data?.results.filter(({ batches }) => batches.some(({ id }) => id === batch.id)) ?? [];
    const learners = status === 'succeeded' ? students.length : null;
    if (learners === 0) return true;
    const textOf = (schedule: Timetable, place?: string) =>
      [scheduleText(schedule, now), place].filter(Boolean).join('. ');
    return new Promise((resolve) => {
      const close = (answer: boolean) => {
        setDialog(null);
        resolve(answer);
      };
      setDialog(
        <MoveDialog
          learners={learners}
          before={textOf(batch, places?.before)}
          after={textOf(after, places?.after)}
          onConfirm={() => close(true)}
          onClose={() => close(false)}
        />,
      );
    });
  };
  return { confirm, dialog };
}
