import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { CourseModule } from '@kaksha/domain/catalogue';
import { moduleRules } from '@kaksha/domain/content-rules';
import type { MissingItem } from '@kaksha/domain/course-progress';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import type { FormDraftKey } from '@kaksha/forms/form-draft';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { applyTo, useConflict } from '@kaksha/forms/use-conflict';
import { createElement, useId, useState } from 'react';
import { DraftNotices } from '../../../drafts/draft-notices';
import { useDraftForm } from '../../../drafts/use-draft-form';
import styles from '../shared/step.module.css';
import { GenerateModuleButton } from './generate-module-button';
import { ModuleFields } from './module-fields';
import { comparedModule, emptyModule, type ModuleValues, moduleValuesOf } from './module-values';
import { useSaveModule } from './use-save-module';

export interface ModuleFormProps {
  course: AuthoredCourse;
  /** Without it the form adds a module. */
  module?: CourseModule;
  draftKey: FormDraftKey;
  reload: () => Promise<void>;
  /**
   * @param missing  parts that are missing for publishing, as the server reports them
   * @param complete  false when the user typed more during the save; the form must stay open then
   */
  onSaved: (missing: readonly MissingItem[], complete: boolean) => void;
  /** Without it the form cannot be closed. */
  onClose?: () => void;
}

/** Form of a new or an existing module. */
export function ModuleForm({ course, module, draftKey, reload, onSaved, onClose }: ModuleFormProps) {
  const id = useId();
  const [saved] = useState(() => (module ? moduleValuesOf(module) : emptyModule));
  const { form, notices, edited, discard, completeSave } = useDraftForm({
    rules: moduleRules,
    draftKey,
    saved,
    version: module?.version,
    unsavedMessage: module ? `Your changes of ${module.name} are not saved yet.` : 'The new module is not saved yet.',
  });
  const { save, dialog } = useSaveModule(course, module?.id ?? null);
  const isNew = !module;
  const conflict = useConflict<ModuleValues, CourseModule>({
    record: 'module',
    edited,
    fields: comparedModule,
    valuesOf: moduleValuesOf,
    apply: applyTo(form),
  });
  const submit = async (values: ModuleValues) => {
    let sent = values;
    let missing: MissingItem[] = [];
    const send = async (choice: ModuleValues, version: number | undefined) => {
      sent = choice;
      const outcome = await save(choice, version);
      missing = outcome.missing;
      return outcome.module;
    };
    const stored = await conflict.save(values, send).catch((error: unknown) => {
      if (error !== null) throw error;
    });
    if (!stored) return;
    const complete = completeSave(sent, stored.version);
    if (complete && isNew) form.reset(emptyModule);
    await reload();
    onSaved(missing, complete);
  };
  return (
    <section className={isNew ? `stack gap-5 panel round pad-5 ${styles.panel}` : undefined} aria-labelledby={id}>
      <Form
        form={form}
        onSubmit={submit}
        aria-labelledby={id}
        className="stack gap-5"
        data-form={isNew ? 'new' : 'edit'}
      >
        <div className={`cluster gap-2 gap-x-4 middle between ${styles.head}`}>
          {createElement(
            isNew ? 'h2' : 'h3',
            { id, className: styles.title },
            isNew ? 'New module' : `Edit ${module.name}`,
          )}
          <GenerateModuleButton course={course} part="all" />
        </div>
        <DraftNotices {...notices} />
        <ModuleFields course={course} />
        <div className="cluster gap-2 gap-x-3">
          <SubmitButton variant={onClose ? 'ink' : 'accent'}>{isNew ? 'Save module' : 'Save changes'}</SubmitButton>
          {onClose && (
            <FormButton
              onClick={() => {
                discard();
                onClose();
              }}
            >
              Cancel
            </FormButton>
          )}
        </div>
      </Form>
      {dialog}
      {conflict.dialog}
    </section>
  );
}
