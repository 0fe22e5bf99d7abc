import type { Batch } from '@kaksha/domain/catalogue';
import { CheckboxField } from '@kaksha/forms/checkbox-field';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { Button } from '@kaksha/ui/button';
import { useId, useState } from 'react';
import type { FormPlace } from '../../../kept/kept-form';
import { useKeptForm } from '../../../kept/use-kept-form';
import { KeptNotes } from '../parts/kept-notes';
import styles from '../parts/step.module.css';
import { BatchPreview } from './batch-preview';
import { batchSchema, batchValuesOf, emptyBatch } from './batch-values';
import { PlaceFields } from './place-fields';
import { useSaveBatch } from './use-save-batch';
import { WhenFields } from './when-fields';

export interface BatchFormProps {
  courseId: number;
  /** The batch that is edited; none is a new one. */
  batch?: Batch;
  place: FormPlace;
  reload: () => Promise<void>;
  /** `all` is false when something else was typed meanwhile, which is still in the form. */
  onSaved: (all: boolean) => void;
  /** Gives it up; without it the form stays. */
  onClose?: () => void;
}

/** Adds a batch, or edits one. */
export function BatchForm({ courseId, batch, place, reload, onSaved, onClose }: BatchFormProps) {
  const id = useId();
  const [schema] = useState(() => batchSchema(batch));
  const [saved] = useState(() => (batch ? batchValuesOf(batch) : emptyBatch));
  const { form, restoredAt, keeps, discard, settle } = useKeptForm({
    schema,
    place,
    saved,
    unsaved: batch ? 'Your changes of a batch are not saved yet.' : 'The new batch is not saved yet.',
  });
  const { save, reason } = useSaveBatch(courseId, batch?.id ?? null);
  const isNew = !batch;
  const close = () => {
    discard();
    onClose?.();
  };
  return (
    <section className={isNew ? styles.panel : undefined} aria-labelledby={id}>
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
        className={styles.form}
        data-form={isNew ? 'new' : 'edit'}
        onSubmit={async (values) => {
          await save(values);
          const all = settle(values);
          await reload();
          if (all) form.reset(saved);
          onSaved(all);
        }}
      >
        {form.formState.errors.root?.server && reason && <p className={styles.reason}>{reason}</p>}
        <KeptNotes restoredAt={restoredAt} keeps={keeps} onDiscard={discard} />
        <WhenFields batch={batch} />
        <PlaceFields />
        <CheckboxField name="active" label="Open for enrolment" hint="Learners see this batch and can enrol in it" />
        <BatchPreview />
        <div className={styles.buttons}>
          <SubmitButton variant={onClose ? 'ink' : 'accent'}>{isNew ? 'Add Timing' : 'Update Timing'}</SubmitButton>
          {onClose && <Button onClick={close}>Cancel</Button>}
        </div>
      </Form>
    </section>
  );
}
