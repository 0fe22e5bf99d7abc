import { useHost, useNavigationHistory } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import { courseMessages, requiredMessages } from '@kaksha/domain/course-rules';
import { Form } from '@kaksha/forms/form';
import { readFormDraft, writeFormDraft } from '@kaksha/forms/form-draft';
import { applyServerErrors } from '@kaksha/forms/server-errors';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { PageHeading } from '@kaksha/ui/page-heading';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { useGoBack } from '@kaksha/ui/use-go-back';
import { type ReactNode, useState } from 'react';
import { type FieldErrors, FormProvider } from 'react-hook-form';
import { RestoredDraftBanner } from '../../../drafts/draft-notices';
import { useFormAutosave } from '../../../drafts/use-form-autosave';
import { courseListPath } from '../../../paths';
import layout from '../wizard.module.css';
import { BasicSection } from './basic-section';
import { DetailsFooter } from './details-footer';
import { detailsSchema } from './details-schema';
import styles from './details-step.module.css';
import { type DetailsValues, detailsOf, emptyDetails, sameDetails, sameForm } from './details-values';
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

/** Another save of the same course came first. */
interface Conflict {
  mine: DetailsValues;
  theirs: DetailsValues;
  /** Version of `theirs`. */
  version: number;
}

const ConflictDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "course-conflict" */ './conflict/conflict-dialog')).ConflictDialog,
);

export function DetailsStep({ course, userId, title, text, back, onSaved }: DetailsStepProps) {
  const { notify } = useHost();
  const cancel = useGoBack(useNavigationHistory(), courseListPath('pending'));
  const save = useSaveDetails();
  const courseId = course?.id ?? null;
  const draftKey = { area: 'course', userId, recordId: courseId, form: 'details' };
  const [saved, setSaved] = useState(() => (course ? detailsOf(course) : emptyDetails));
  const [draft, setDraft] = useState(() => {
    const found = readFormDraft(draftKey, emptyDetails);
    return found && !sameDetails(found.values, saved) ? found : null;
  });
  const [version, setVersion] = useState(draft ? draft.version : (course?.version ?? null));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useYupForm<DetailsValues>(detailsSchema, draft?.values ?? saved);
  const autosave = useFormAutosave(form, {
    draftKey,
    version,
    isSaved: (values) => sameDetails(values, saved),
    unsavedMessage: 'Your course details are not saved yet.',
  });

  const send = async (values: DetailsValues, edited: number | null): Promise<void> => {
    autosave.saveNow();
    const outcome = await save(values, { userId, courseId, version: edited });
    if ('theirs' in outcome) {
      const theirs = detailsOf(outcome.theirs);
      // Equal values need no decision by the user.
      if (sameForm(values, theirs)) return send(values, outcome.theirs.version);
      return setConflict({ mine: values, theirs, version: outcome.theirs.version });
    }
    autosave.discard();
    const typedSince = form.getValues();
    if (!sameDetails(typedSince, values)) {
      const { id, version: next } = outcome.saved;
      writeFormDraft({ ...draftKey, recordId: id }, typedSince, next);
      notify.info('What you typed while it was saved is kept in step 1.');
    }
    onSaved(outcome.saved);
  };
  const resolveConflict = async (choice: DetailsValues) => {
    if (!conflict) return;
    setSaved(conflict.theirs);
    setVersion(conflict.version);
    setConflict(null);
    form.reset(choice);
    await send(choice, conflict.version).catch((error: unknown) => applyServerErrors(form, error));
  };
  const discard = () => {
    const typed = form.getValues();
    const now = course ? detailsOf(course) : emptyDetails;
    setSaved(now);
    setVersion(course?.version ?? null);
    form.reset(now);
    setDraft(null);
    autosave.discard();
    notify.info('What was not saved is gone.', { action: { label: 'Undo', onClick: () => form.reset(typed) } });
  };

  return (
    <FormProvider {...form}>
      <div className={layout.body}>
        <div className={layout.main}>
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
            onSubmit={(values) => send(values, version)}
            onInvalid={(errors) => notifyInvalid(notify, errors)}
            aria-label="Course details"
            className={styles.form}
          >
            {draft && <RestoredDraftBanner savedAt={draft.savedAt} onDiscard={discard} />}
            <BasicSection />
            <OfferSection />
            <TextsSection />
            <TrainerSection />
            <DetailsFooter draftSavedAt={autosave.savedAt} onCancel={cancel} />
          </Form>
        </div>
        <PreviewAside course={course} />
      </div>
      {conflict && (
        <ConflictDialog
          open
          mine={conflict.mine}
          theirs={conflict.theirs}
          onChoice={(choice) => void resolveConflict(choice)}
          onCancel={() => setConflict(null)}
        />
      )}
    </FormProvider>
  );
}

/** Notices about a rejected submit, in addition to the messages at the fields. */
function notifyInvalid(notify: ReturnType<typeof useHost>['notify'], errors: FieldErrors<DetailsValues>): void {
  const messages = Object.values(errors).map((error) => String(error?.message));
  const required: readonly string[] = Object.values(requiredMessages);
  if (messages.some((message) => required.includes(message))) notify.error(courseMessages.incomplete);
  for (const message of [courseMessages.phone, courseMessages.email]) {
    if (messages.includes(message)) notify.error(message);
  }
}
