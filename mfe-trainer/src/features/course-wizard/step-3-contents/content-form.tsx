import { addContent } from '@kaksha/api-client/contents';
import { isApiError, messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { ContentType } from '@kaksha/domain/catalogue';
import { contentRules } from '@kaksha/domain/content-rules';
import * as limits from '@kaksha/domain/limits';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import type { FormDraftKey } from '@kaksha/forms/form-draft';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { DraftNotices } from '../../../drafts/draft-notices';
import { useDraftForm } from '../../../drafts/use-draft-form';
import { ListArea } from '../shared/list-area';
import styles from '../shared/step.module.css';
import { type ContentValues, chosenType, emptyContent } from './content-values';
import { GenerateContentButton } from './generate-content-button';
import { TypePicker } from './type-picker';

export interface ContentFormProps {
  course: AuthoredCourse;
  taken: readonly ContentType[];
  draftKey: FormDraftKey;
  reload: () => Promise<void>;
  /** `complete` is false when the user typed more during the save; the form must stay open then. */
  onAdded: (complete: boolean) => void;
  /** Without it the form cannot be closed. */
  onClose?: () => void;
}

const missing = { name: 'Please enter course name first', type: 'Please select a content type first' };

/** Form of a new content: its type as a chip, its list below. */
export function ContentForm({ course, taken, draftKey, reload, onAdded, onClose }: ContentFormProps) {
  const id = useId();
  const { notify } = useHost();
  const { form, notices, discard, completeSave } = useDraftForm<ContentValues>({
    rules: contentRules,
    draftKey,
    saved: emptyContent,
    unsavedMessage: 'The new content is not saved yet.',
  });
  const add = useAddContent(course);
  const typed = useWatch({ control: form.control, name: 'type' });
  const chosen = chosenType({ type: typed, text: '' });
  const type = chosen && !taken.includes(chosen) ? chosen : null;

  const choose = (next: ContentType | null) => {
    const before = form.getValues();
    form.setValue('type', next ?? '');
    form.setValue('text', '');
    form.clearErrors();
    notify.dismiss('content-cleared');
    if (!before.text.trim()) return;
    notify.info('The description was cleared', {
      id: 'content-cleared',
      action: {
        label: 'Undo',
        onClick() {
          form.setValue('type', before.type);
          form.setValue('text', before.text);
        },
      },
    });
  };
  const submit = async (values: ContentValues) => {
    await add(values);
    const complete = completeSave(values);
    if (complete) form.reset(emptyContent);
    await reload();
    onAdded(complete);
  };

  return (
    <Form form={form} onSubmit={submit} aria-label="Add content" className="stack gap-5" data-form="new">
      <section className="stack gap-4" aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          Pick a content type
        </h2>
        <TypePicker taken={taken} chosen={type} onChoose={choose} error={form.formState.errors.type?.message} />
      </section>
      <div className={`stack gap-5 panel round pad-5 ${styles.panel}`}>
        <DraftNotices {...notices} />
        <div className={`cluster gap-2 gap-x-4 middle between ${styles.head}`}>
          <h3 className={styles.title}>{type ?? 'New content'}</h3>
          <GenerateContentButton course={course} type={type} missing={missing} />
        </div>
        <ListArea
          name="text"
          label="Description"
          labelHidden
          required
          rows={3}
          maxLength={limits.course.contentTextMax}
        />
        <div className="cluster gap-2 gap-x-3">
          <SubmitButton variant={onClose ? 'ink' : 'accent'}>Add content</SubmitButton>
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
      </div>
    </Form>
  );
}

/** Saves a new content and notifies about the result. Rejects with an error for the form to show. */
function useAddContent({ id, trainer }: AuthoredCourse) {
  const host = useHost();
  return async (values: ContentValues): Promise<void> => {
    try {
      await addContent(host.http, { trainerId: trainer.id, courseId: id }, { ...values, type: chosenType(values) });
      host.notify.success(`${values.type} added`);
    } catch (error) {
      host.notify.error('Failed to save course content', { description: messageOf(error, '') });
      // Another tab added this type in the meantime.
      if (isApiError(error) && error.code === 'CONTENT_TYPE_TAKEN') {
        throw { kind: 'ApiError', message: error.message, fields: { type: error.message } };
      }
      throw error;
    }
  };
}
