import { useHost, useNavigationHistory } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import { courseMessages, requiredMessages } from '@kaksha/domain/course-rules';
import { emailMessage, phoneMessage } from '@kaksha/domain/rules';
import { Form } from '@kaksha/forms/form';
import { readFormDraft, writeFormDraft } from '@kaksha/forms/form-draft';
import { applyTo, useConflict, useEdited } from '@kaksha/forms/use-conflict';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { PageHeading } from '@kaksha/ui/page-heading';
import { useGoBack } from '@kaksha/ui/use-go-back';
import { type ReactNode, useState } from 'react';
import { type FieldErrors, FormProvider } from 'react-hook-form';
import { DraftNotices } from '../../../drafts/draft-notices';
import { useFormAutosave } from '../../../drafts/use-draft-form';
import { courseListPath } from '../../../paths';
import { useTrainerStore } from '../../../store/store-context';
import layout from '../wizard.module.css';
import { BasicSection } from './basic-section';
import { comparedDetails } from './compared-details';
import { DetailsFooter } from './details-footer';
import { detailsRules, readDetails } from './details-rules';
import styles from './details-step.module.css';
import { type DetailsValues, detailsOf, emptyDetails, sameDetails } from './details-values';
import { OfferSection } from './offer-section';
import { PreviewAside } from './preview/preview-aside';
import { PreviewButton } from './preview/preview-button';
import { TextsSection } from './texts-section';
import { TrainerSection } from './trainer-section';
import { useSaveDetails } from './use-save-details';

export interface DetailsStepProps {
  /** Null for a new course. */
  course: AuthoredCourse | null;
  userId: number;
  /** Heading of the page and the text below it. */
  title: string;
  text: string;
  /** The link back to the course list. */
  back: ReactNode;
  onSaved: (course: AuthoredCourse) => void;
}

export function DetailsStep({ course, userId, title, text, back, onSaved }: DetailsStepProps) {
  const { notify } = useHost();
  const store = useTrainerStore();
  const cancel = useGoBack(useNavigationHistory(), courseListPath('pending'));
  const save = useSaveDetails();
  const courseId = course?.id ?? null;
  const draftKey = { area: 'course', userId, recordId: courseId, form: 'details' };
  const [saved, setSaved] = useState(() => (course ? detailsOf(course) : emptyDetails));
  const [draft, setDraft] = useState(() => {
    const found = readFormDraft(draftKey, emptyDetails);
    return found && !sameDetails(found.values, saved) ? found : null;
  });
  const loaded = { version: course?.version, values: saved };
  const edited = useEdited<DetailsValues>(draft ? { version: draft.version, values: null } : loaded, true);
  const form = useYupForm<DetailsValues>(detailsRules, draft?.values ?? saved, { read: readDetails });
  const autosave = useFormAutosave(form, {
    draftKey,
    version: edited.loaded.version ?? null,
    isSaved: (values) => sameDetails(values, saved),
    unsavedMessage: 'Your course details are not saved yet.',
  });

  const conflict = useConflict<DetailsValues, AuthoredCourse>({
    record: 'course',
    edited,
    fields: (stored) => comparedDetails(store, course ? [course, stored] : [stored]),
    valuesOf: detailsOf,
    apply: applyTo(form),
  });

  const send = async (values: DetailsValues): Promise<void> => {
    autosave.saveNow();
    let sent = values;
    const stored = await conflict.save(values, (choice, version) => {
      sent = choice;
      return save(choice, { userId, courseId, version: version ?? null });
    });
    if (!stored) return;
    autosave.discard();
    const typedSince = form.getValues();
    if (!sameDetails(typedSince, sent)) {
      writeFormDraft({ ...draftKey, recordId: stored.id }, typedSince, stored.version);
      notify.info('What you typed while it was saved is kept in step 1.');
    }
    onSaved(stored);
  };
  const discard = () => {
    const typed = form.getValues();
    const now = course ? detailsOf(course) : emptyDetails;
    setSaved(now);
    edited.set({ version: course?.version, values: now });
    form.reset(now);
    setDraft(null);
    autosave.discard();
    notify.info('What was not saved is gone.', { action: { label: 'Undo', onClick: () => form.reset(typed) } });
  };

  return (
    <FormProvider {...form}>
      <div className={`stack gap-5 top ${layout.body}`}>
        <div className={`stack gap-5 ${layout.main}`}>
          <PageHeading
            title={title}
            text={text}
            actions={
              <>
                {back}
                <PreviewButton course={course} />
              </>
            }
          />
          <Form
            form={form}
            onSubmit={send}
            onInvalid={(errors) => notifyInvalid(notify, errors)}
            aria-label="Course details"
            className={styles.form}
          >
            <DraftNotices
              restoredAt={draft?.savedAt ?? null}
              canStore
              onDiscard={discard}
              others={{
                draftKey,
                empty: emptyDetails,
                isEmpty: () => sameDetails(form.getValues(), saved),
                onLeave: autosave.saveNow,
                onContinue(other) {
                  setDraft(other);
                  form.reset(other.values);
                },
              }}
            />
            <BasicSection />
            <OfferSection />
            <TextsSection />
            <TrainerSection />
            <DetailsFooter draftSavedAt={autosave.savedAt} onCancel={cancel} />
          </Form>
        </div>
        <PreviewAside course={course} />
      </div>
      {conflict.dialog}
    </FormProvider>
  );
}

/** Notices about a rejected submit, in addition to the messages at the fields. */
function notifyInvalid(notify: ReturnType<typeof useHost>['notify'], errors: FieldErrors<DetailsValues>): void {
  const messages = Object.values(errors).map((error) => String(error?.message));
  const required: readonly string[] = Object.values(requiredMessages);
  if (messages.some((message) => required.includes(message))) notify.error(courseMessages.incomplete);
  for (const message of [phoneMessage, emailMessage]) {
    if (messages.includes(message)) notify.error(message);
  }
}
