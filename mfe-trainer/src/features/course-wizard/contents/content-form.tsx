import { addContent } from '@kaksha/api-client/contents';
import { isApiError, messageOf } from '@kaksha/api-client/errors';
import { withSession } from '@kaksha/api-client/with-session';
import { useHost } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { ContentType } from '@kaksha/domain/catalogue';
import { limits } from '@kaksha/domain/limits';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { Button } from '@kaksha/ui/button';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormPlace } from '../../../kept/kept-form';
import { useKeptForm } from '../../../kept/use-kept-form';
import { useTrainerState } from '../../../store/store-context';
import { KeptNotes } from '../parts/kept-notes';
import { ListArea } from '../parts/list-area';
import styles from '../parts/step.module.css';
import { type ContentValues, chosenType, contentSchema, emptyContent } from './content-values';
import { TypePicker } from './type-picker';
import { WriteContent } from './write-content';

export interface ContentFormProps {
  course: AuthoredCourse;
  taken: readonly ContentType[];
  place: FormPlace;
  reload: () => Promise<void>;
  /** `all` is false when something else was typed meanwhile, which is still in the form. */
  onAdded: (all: boolean) => void;
  /** Without it the form stays. */
  onClose?: () => void;
}

const missing = { name: 'Please enter course name first', type: 'Please select a content type first' };

/** Adds a content: the type as a chip, its list below. */
export function ContentForm({ course, taken, place, reload, onAdded, onClose }: ContentFormProps) {
  const id = useId();
  const { notify } = useHost();
  const { form, restoredAt, keeps, discard, settle } = useKeptForm<ContentValues>({
    schema: contentSchema,
    place,
    saved: emptyContent,
    unsaved: 'The new content is not saved yet.',
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
    const all = settle(values);
    if (all) form.reset(emptyContent);
    await reload();
    onAdded(all);
  };

  return (
    <Form form={form} onSubmit={submit} aria-label="Add content" className={styles.form} data-form="new">
      <section className={styles.section} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          Pick a content type
        </h2>
        <TypePicker taken={taken} chosen={type} onChoose={choose} error={form.formState.errors.type?.message} />
      </section>
      <div className={styles.panel}>
        <KeptNotes restoredAt={restoredAt} keeps={keeps} onDiscard={discard} />
        <div className={styles.head}>
          <h3 className={styles.title}>{type ?? 'New content'}</h3>
          <WriteContent course={course} type={type} missing={missing} />
        </div>
        <ListArea
          name="text"
          label="Description"
          labelHidden
          required
          rows={3}
          maxLength={limits.course.contentTextMax}
        />
        <div className={styles.buttons}>
          <SubmitButton variant={onClose ? 'ink' : 'accent'}>Add content</SubmitButton>
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
      </div>
    </Form>
  );
}

/** Saves a new content and says how it went; rejects with what the form shows. */
function useAddContent({ id, trainer }: AuthoredCourse) {
  const host = useHost();
  const userId = useTrainerState((state) => state.userId);
  return async (values: ContentValues): Promise<void> => {
    try {
      await withSession(host, userId, 'We save the content right after this.', () =>
        addContent(host.http, { trainerId: trainer.id, courseId: id }, { ...values, type: chosenType(values) }),
      );
      host.notify.success(`${values.type} added`, { duration: limits.notice.successMs });
    } catch (error) {
      host.notify.error('Failed to save course content', { description: messageOf(error, '') });
      // Another tab was faster.
      if (isApiError(error) && error.code === 'CONTENT_TYPE_TAKEN') {
        throw { kind: 'ApiError', message: error.message, fields: { type: error.message } };
      }
      throw error;
    }
  };
}
