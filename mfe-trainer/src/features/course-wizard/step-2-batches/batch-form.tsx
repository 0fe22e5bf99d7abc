import { useSession } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { hasNewTimes, newPlace } from '@kaksha/domain/batch-change';
import type { Timetable } from '@kaksha/domain/batch-sessions';
import type { Batch } from '@kaksha/domain/catalogue';
import { namedDays } from '@kaksha/domain/timetable';
import { CheckboxField } from '@kaksha/forms/checkbox-field';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import type { FormDraftKey } from '@kaksha/forms/form-draft';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { applyTo, useConflict } from '@kaksha/forms/use-conflict';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { type ReactNode, useId, useState } from 'react';
import { scheduleText } from '../../../batch/schedule-text';
import { DraftNotices } from '../../../drafts/draft-notices';
import { useDraftForm } from '../../../drafts/use-draft-form';
import { useTrainerStore } from '../../../store/store-context';
import styles from '../shared/step.module.css';
import { PlaceFields, WhenFields } from './batch-fields';
import { BatchPreview } from './batch-preview';
import { type BatchValues, batchFormFrom, batchValidation, batchValuesOf, emptyBatch } from './batch-values';
import { comparedBatch } from './compared-batch';
import { MeetingField } from './meeting-field';
import { SeatsField } from './seats-field';
import { TeacherField } from './teacher-field';
import { useSaveBatch } from './use-save-batch';

export interface BatchFormProps {
  courseId: number;
  /** Without it the form adds a batch. */
  batch?: Batch;
  /** The stored meeting link of the batch. */
  meetingUrl?: string;
  draftKey: FormDraftKey;
  reload: () => Promise<void>;
  /** `complete` is false when the user typed more during the save; the form must stay open then. */
  onSaved: (complete: boolean) => void;
  /** Without it the form cannot be closed. */
  onClose?: () => void;
}

/** Form of a new or an existing batch. */
export function BatchForm({ courseId, batch, meetingUrl = '', draftKey, reload, onSaved, onClose }: BatchFormProps) {
  const id = useId();
  const ownTrainerId = useSession().user?.trainerId ?? null;
  const [saved] = useState(() => (batch ? batchValuesOf(batch, ownTrainerId, meetingUrl) : emptyBatch));
  const { form, notices, edited, discard, completeSave } = useDraftForm({
    ...batchValidation(batch),
    draftKey,
    saved,
    version: batch?.version,
    unsavedMessage: batch ? 'Your changes of a batch are not saved yet.' : 'The new batch is not saved yet.',
  });
  const { save, reason } = useSaveBatch(courseId, batch?.id ?? null, meetingUrl);
  const move = useConfirmMove(batch);
  const { staff } = useTrainerStore();
  const conflict = useConflict<BatchValues, Batch>({
    record: 'batch',
    edited,
    fields: (stored) => comparedBatch(staff.get().data ?? [], batch ? [batch, stored] : [stored]),
    valuesOf: (stored) => batchValuesOf(stored, ownTrainerId, meetingUrl),
    apply: applyTo(form),
  });
  const isNew = !batch;
  const close = () => {
    discard();
    onClose?.();
  };
  return (
    <section className={isNew ? `stack gap-5 panel round pad-5 ${styles.panel}` : undefined} aria-labelledby={id}>
      {isNew ? (
        <h2 id={id} className={styles.title}>
          Add Timing
        </h2>
      ) : (
        <h3 id={id} className="visually-hidden">
          Edit Timing
        </h3>
      )}
      <Form
        form={form}
        aria-labelledby={id}
        className="stack gap-5"
        data-form={isNew ? 'new' : 'edit'}
        onSubmit={async (values) => {
          let sent = values;
          const stored = await conflict.save(values, async (choice, version, latest) => {
            sent = choice;
            if (!(await move.confirm(choice, latest))) return null;
            return save(choice, version);
          });
          if (!stored) return;
          const complete = completeSave(sent, stored.version);
          await reload();
          if (complete) form.reset(saved);
          onSaved(complete);
        }}
      >
        {form.formState.errors.root?.server && reason && <p className={styles.reason}>{reason}</p>}
        <DraftNotices {...notices} />
        <WhenFields batch={batch} />
        <PlaceFields />
        <MeetingField />
        <SeatsField batch={batch} />
        <TeacherField batch={batch} />
        <CheckboxField name="active" label="Open for enrolment" hint="Learners see this batch and can enrol in it" />
        <BatchPreview batch={batch} />
        <div className="cluster gap-2 gap-x-3">
          <SubmitButton variant={onClose ? 'ink' : 'accent'}>{isNew ? 'Add Timing' : 'Update Timing'}</SubmitButton>
          {onClose && <FormButton onClick={close}>Cancel</FormButton>}
        </div>
      </Form>
      {move.dialog}
      {conflict.dialog}
    </section>
  );
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
