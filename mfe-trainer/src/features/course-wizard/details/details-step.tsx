import { useHost } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import { courseMessages, requiredMessages } from '@kaksha/domain/course-rules';
import { Form } from '@kaksha/forms/form';
import { applyServerErrors } from '@kaksha/forms/server-errors';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { PageHeading } from '@kaksha/ui/page-heading';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { type ReactNode, useState } from 'react';
import { type FieldErrors, FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { keepForm, keptForm } from '../../../kept/kept-form';
import { useKeeping } from '../../../kept/use-keeping';
import { PreviewAside } from '../preview/preview-aside';
import { PreviewButton } from '../preview/preview-button';
import layout from '../wizard.module.css';
import { BasicSection } from './basic-section';
import { DetailsFooter } from './details-footer';
import { detailsSchema } from './details-schema';
import styles from './details-step.module.css';
import { type DetailsValues, detailsOf, emptyDetails, sameDetails, sameForm } from './details-values';
import { KeptBanner } from './kept-banner';
import { OfferSection } from './offer-section';
import { TrainerSection } from './trainer-section';
import { useSaveDetails } from './use-save-details';
import { WordsSection } from './words-section';

export interface DetailsStepProps {
  /** Null for a new course. */
  course: AuthoredCourse | null;
  userId: number;
  /** Of the page, and what there is to know about it. */
  title: string;
  text: string;
  /** The way back to the list. */
  back: ReactNode;
  onSaved: (course: AuthoredCourse) => void;
}

/** A save that came second. */
interface Conflict {
  mine: DetailsValues;
  theirs: DetailsValues;
  /** Of theirs. */
  version: number;
}

const ConflictDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "course-conflict" */ '../conflict/conflict-dialog')).ConflictDialog,
);

export function DetailsStep({ course, userId, title, text, back, onSaved }: DetailsStepProps) {
  const { notify } = useHost();
  const navigate = useNavigate();
  const save = useSaveDetails();
  const courseId = course?.id ?? null;
  const place = { userId, courseId, form: 'details' };
  const [saved, setSaved] = useState(() => (course ? detailsOf(course) : emptyDetails));
  const [kept, setKept] = useState(() => {
    const found = keptForm(place, emptyDetails);
    return found && !sameDetails(found.values, saved) ? found : null;
  });
  const [version, setVersion] = useState(kept ? kept.version : (course?.version ?? null));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useYupForm<DetailsValues>(detailsSchema, kept?.values ?? saved);
  const { keptAt, keepNow, forget } = useKeeping(form, {
    place,
    version,
    isSaved: (values) => sameDetails(values, saved),
    unsaved: 'Your course details are not saved yet.',
  });

  const send = async (values: DetailsValues, edited: number | null): Promise<void> => {
    keepNow();
    const outcome = await save(values, { userId, courseId, version: edited });
    if ('theirs' in outcome) {
      const theirs = detailsOf(outcome.theirs);
      // What both wrote alike needs no choice.
      if (sameForm(values, theirs)) return send(values, outcome.theirs.version);
      return setConflict({ mine: values, theirs, version: outcome.theirs.version });
    }
    forget();
    const typedSince = form.getValues();
    if (!sameDetails(typedSince, values)) {
      const { id, version: next } = outcome.saved;
      keepForm({ ...place, courseId: id }, typedSince, next);
      notify.info('What you typed while it was saved is kept in step 1.');
    }
    onSaved(outcome.saved);
  };
  const settle = async (choice: DetailsValues) => {
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
    setKept(null);
    forget();
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
            onInvalid={(errors) => tellInvalid(notify, errors)}
            aria-label="Course details"
            className={styles.form}
          >
            {kept && <KeptBanner keptAt={kept.keptAt} onDiscard={discard} />}
            <BasicSection />
            <OfferSection />
            <WordsSection />
            <TrainerSection />
            <DetailsFooter keptAt={keptAt} onCancel={() => void navigate(-1)} />
          </Form>
        </div>
        <PreviewAside course={course} />
      </div>
      {conflict && (
        <ConflictDialog
          open
          mine={conflict.mine}
          theirs={conflict.theirs}
          onChoice={(choice) => void settle(choice)}
          onCancel={() => setConflict(null)}
        />
      )}
    </FormProvider>
  );
}

/** What a submit that failed says beside the fields: something is missing, a number or an address is none. */
function tellInvalid(notify: ReturnType<typeof useHost>['notify'], errors: FieldErrors<DetailsValues>): void {
  const said = Object.values(errors).map((error) => String(error?.message));
  const required: readonly string[] = [...Object.values(requiredMessages), 'Category is required'];
  if (said.some((message) => required.includes(message))) notify.error(courseMessages.incomplete);
  for (const message of [courseMessages.phone, courseMessages.email]) {
    if (said.includes(message)) notify.error(message);
  }
}
