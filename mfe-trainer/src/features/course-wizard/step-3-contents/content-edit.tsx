import { updateContent } from '@kaksha/api-client/contents';
import { messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { CourseContent } from '@kaksha/domain/catalogue';
import { storedContentRules } from '@kaksha/domain/content-rules';
import { joinList, splitList } from '@kaksha/domain/contents';
import * as limits from '@kaksha/domain/limits';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import type { FormDraftKey } from '@kaksha/forms/form-draft';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { applyTo, comparedFields, useConflict } from '@kaksha/forms/use-conflict';
import { useState } from 'react';
import { DraftNotices } from '../../../drafts/draft-notices';
import { useDraftForm } from '../../../drafts/use-draft-form';
import { ListArea } from '../shared/list-area';
import styles from '../shared/step.module.css';
import { GenerateContentButton } from './generate-content-button';

export interface ContentEditProps {
  course: AuthoredCourse;
  content: CourseContent;
  draftKey: FormDraftKey;
  reload: () => Promise<void>;
  onClose: () => void;
}

interface Values {
  /** Comma list. */
  text: string;
}

const missing = { name: 'Course name not found', type: 'Content type not found' };

/** Form of a stored content. Its type cannot be changed. */
export function ContentEdit({ course, content, draftKey, reload, onClose }: ContentEditProps) {
  const host = useHost();
  const [saved] = useState(() => ({ text: joinList(content.items) }));
  const { form, notices, edited, discard, completeSave } = useDraftForm({
    rules: storedContentRules,
    draftKey,
    saved,
    version: content.version,
    unsavedMessage: `Your changes of ${content.type} are not saved yet.`,
  });
  const conflict = useConflict<Values, CourseContent>({
    record: 'content',
    edited,
    fields: comparedFields<Values>({ text: 'Description' }, { text: (text) => joinList(splitList(text)) }),
    valuesOf: ({ items }) => ({ text: joinList(items) }),
    apply: applyTo(form),
  });
  const submit = async (values: Values) => {
    let sent = values;
    let stored: CourseContent | null;
    try {
      stored = await conflict.save(values, (choice, version) => {
        sent = choice;
        return updateContent(host.http, content.id, { ...content, ...choice, trainerId: course.trainer.id, version });
      });
    } catch (error) {
      host.notify.error('Failed to update content. Please try again.', { description: messageOf(error, '') });
      throw error;
    }
    if (!stored) return;
    host.notify.success(`${content.type} updated`);
    const complete = completeSave(sent, stored.version);
    await reload();
    if (complete) onClose();
  };
  return (
    <Form form={form} onSubmit={submit} aria-label={`Edit ${content.type}`} className="stack gap-5" data-form="edit">
      <DraftNotices {...notices} />
      <div className={`cluster gap-2 gap-x-4 middle between ${styles.head}`}>
        <h3 className={styles.title}>{content.type}</h3>
        <GenerateContentButton course={course} type={content.type} missing={missing} />
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
        <SubmitButton variant="ink">Save</SubmitButton>
        <FormButton
          onClick={() => {
            discard();
            onClose();
          }}
        >
          Cancel
        </FormButton>
      </div>
      {conflict.dialog}
    </Form>
  );
}
