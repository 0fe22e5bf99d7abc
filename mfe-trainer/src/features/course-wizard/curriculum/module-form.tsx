import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { CourseModule } from '@kaksha/domain/catalogue';
import type { MissingItem } from '@kaksha/domain/course-progress';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { Button } from '@kaksha/ui/button';
import { createElement, useId, useState } from 'react';
import type { FormPlace } from '../../../kept/kept-form';
import { useKeptForm } from '../../../kept/use-kept-form';
import { KeptNotes } from '../parts/kept-notes';
import styles from '../parts/step.module.css';
import { ModuleFields } from './module-fields';
import { emptyModule, moduleSchema, moduleValuesOf } from './module-values';
import { useSaveModule } from './use-save-module';
import { WriteModule } from './write-module';

export interface ModuleFormProps {
  course: AuthoredCourse;
  /** The module that is edited; none is a new one. */
  module?: CourseModule;
  place: FormPlace;
  reload: () => Promise<void>;
  /**
   * Hears what is missing before the course can be published, as the server says; `all` is false when something else was
   * typed meanwhile, which is still in the form.
   */
  onSaved: (missing: readonly MissingItem[], all: boolean) => void;
  /** Gives it up; without it the form stays. */
  onClose?: () => void;
}

/** Adds a module, or edits one. */
export function ModuleForm({ course, module, place, reload, onSaved, onClose }: ModuleFormProps) {
  const id = useId();
  const [saved] = useState(() => (module ? moduleValuesOf(module) : emptyModule));
  const { form, restoredAt, keeps, discard, settle } = useKeptForm({
    schema: moduleSchema,
    place,
    saved,
    unsaved: module ? `Your changes of ${module.name} are not saved yet.` : 'The new module is not saved yet.',
  });
  const { save, refusal } = useSaveModule(course, module?.id ?? null);
  const isNew = !module;
  const submit = async (values: typeof saved) => {
    const missing = await save(values).catch((error: unknown) => {
      if (error !== null) throw error;
    });
    if (!missing) return;
    const all = settle(values);
    if (all && isNew) form.reset(emptyModule);
    await reload();
    onSaved(missing, all);
  };
  return (
    <section className={isNew ? styles.panel : undefined} aria-labelledby={id}>
      <Form
        form={form}
        onSubmit={submit}
        aria-labelledby={id}
        className={styles.form}
        data-form={isNew ? 'new' : 'edit'}
      >
        <div className={styles.head}>
          {createElement(
            isNew ? 'h2' : 'h3',
            { id, className: styles.title },
            isNew ? 'New module' : `Edit ${module.name}`,
          )}
          <WriteModule course={course} part="all" />
        </div>
        <KeptNotes restoredAt={restoredAt} keeps={keeps} onDiscard={discard} />
        <ModuleFields course={course} />
        <div className={styles.buttons}>
          <SubmitButton variant={onClose ? 'ink' : 'accent'}>{isNew ? 'Save module' : 'Save changes'}</SubmitButton>
          {onClose && (
            <Button
              onClick={() => {
                discard();
                onClose();
              }}
            >
              Cancel
            </Button>
          )}
        </div>
      </Form>
      {refusal}
    </section>
  );
}
