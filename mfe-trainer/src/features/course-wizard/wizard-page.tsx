import { useResource } from '@kaksha/api-client/use-resource';
import { useHost, useSession } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { idIn } from '@kaksha/domain/address-numbers';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import { stepNumber, type WizardStep } from '@kaksha/domain/course-progress';
import * as limits from '@kaksha/domain/limits';
import { AsyncBoundary, type LoadFailure } from '@kaksha/ui/async-boundary';
import { ButtonLink } from '@kaksha/ui/button';
import { PageHeading } from '@kaksha/ui/page-heading';
import clsx from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { courseListPath, editCoursePath } from '../../paths';
import { useStoreUserId, useTrainerStore } from '../../store/store-context';
import { CourseFailure, CourseNotFound, NotYourCourse } from './course-errors';
import { DetailsStep } from './step-1-details/details-step';
import { BatchesStep } from './step-2-batches/batches-step';
import { ContentsStep } from './step-3-contents/contents-step';
import { CurriculumStep } from './step-4-curriculum/curriculum-step';
import { FinishStep } from './step-5-finish/finish-step';
import { Stepper } from './stepper';
import { doneSteps, type StepProps, shownStep, stepAfter, stepBefore, stepNames } from './steps';
import styles from './wizard.module.css';
import { WizardSkeleton } from './wizard-skeleton';

export function Page() {
  const { id } = useParams();
  const userId = useStoreUserId();
  if (userId === null) return <WizardSkeleton />;
  if (id === undefined) return <Wizard key={`new/${userId}`} course={null} userId={userId} />;
  const courseId = idIn(id);
  return courseId === null ? (
    <CourseNotFound />
  ) : (
    <EditedCourse key={`${courseId}/${userId}`} courseId={courseId} userId={userId} />
  );
}

/** The wizard for a stored course, or the reason why it cannot be shown. */
function EditedCourse({ courseId, userId }: { courseId: number; userId: number }) {
  const store = useTrainerStore();
  const { user } = useSession();
  const course = useResource(store.authoredCourse, courseId);
  const load = () => void store.authoredCourse.load(courseId);
  useEffect(() => {
    if (course.status === 'idle') void store.authoredCourse.load(courseId);
  }, [store, course.status, courseId]);

  // The API serves published courses to every user; only their trainer and administrators may edit them.
  const isOwn = (trainerId: number) => !user || user.isAdmin || trainerId === user.trainerId;
  return (
    <AsyncBoundary
      resource={course}
      name="The course"
      singular
      onRetry={load}
      loading={<WizardSkeleton />}
      announce={false}
      staleError="hidden"
      failure={(failure) => <EditFailure failure={failure} onRetry={load} />}
    >
      {(data) => (isOwn(data.trainer.id) ? <Wizard course={data} userId={userId} /> : <NotYourCourse />)}
    </AsyncBoundary>
  );
}

function EditFailure({ failure, onRetry }: { failure: LoadFailure | null; onRetry: () => void }) {
  if (failure?.status === 404) return <CourseNotFound />;
  if (failure?.status === 403) return <NotYourCourse />;
  return <CourseFailure message={failure?.message ?? ''} onRetry={onRetry} />;
}

export interface WizardProps {
  /** Null for a new course. */
  course: AuthoredCourse | null;
  userId: number;
}

/** Shows the stepper and the current step. */
export function Wizard({ course, userId }: WizardProps) {
  const { step, goTo, complete, reload, detailsSaved } = useWizard(course);
  const page = useRef<HTMLDivElement>(null);
  const published = course?.status === 'published';
  const title =
    step === 'details'
      ? published
        ? 'Edit Course'
        : 'Create New Course'
      : step === 'finish'
        ? stepNames.finish
        : `Course ${stepNames[step]}`;
  usePage({ title: course?.name ? `${title}, ${course.name}` : title, noindex: true });
  useHeadingFocus(page, step);

  const back = course && (
    <ButtonLink
      className={styles.back}
      variant="ghost"
      size="s"
      icon={<ArrowLeft aria-hidden="true" />}
      to={courseListPath(published ? 'published' : 'pending')}
    >
      {published ? 'Back to Published' : 'Back to Pending'}
    </ButtonLink>
  );
  const props: StepProps | null = course && {
    course,
    reload,
    complete,
    goTo,
    previous: () => goTo(stepBefore(step)),
    draftKey: (form) => ({ area: 'course', userId, recordId: course.id, form }),
  };
  return (
    <div ref={page} className={clsx('content', styles.page, step === 'details' && styles.wide)}>
      <Stepper current={step} done={doneSteps(course)} onStep={goTo} />
      {step === 'details' || !props ? (
        <DetailsStep
          course={course}
          userId={userId}
          title={title}
          text={subtitleOf(published)}
          back={back}
          onSaved={(saved) => void detailsSaved(saved)}
        />
      ) : step === 'finish' ? (
        <FinishStep course={props.course} onPrevious={props.previous} />
      ) : (
        <div className={`stack gap-5 ${styles.main}`}>
          <PageHeading title={title} text={props.course.name} actions={back} />
          {step === 'timings' && <BatchesStep {...props} />}
          {step === 'contents' && <ContentsStep {...props} />}
          {step === 'curriculum' && <CurriculumStep {...props} />}
        </div>
      )}
    </div>
  );
}

const subtitleOf = (published: boolean) =>
  published
    ? 'Learners see what you change as soon as you save it.'
    : 'Saved as a draft. You publish when the first module is in.';

/** Moves the focus to the heading of a new step, so that screen readers announce it like a new page. */
function useHeadingFocus(page: React.RefObject<HTMLElement | null>, step: WizardStep) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = page.current?.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [page, step]);
}

/** The shown step and the navigation between steps. The URL names the step, so that reload and Back restore it. */
export function useWizard(course: AuthoredCourse | null) {
  const store = useTrainerStore();
  const { notify } = useHost();
  const navigate = useNavigate();
  const { search } = useLocation();
  const step = shownStep(course, search);
  const courseId = course?.id ?? null;
  const address = courseId === null ? null : editCoursePath(courseId, stepNumber(step));

  // Corrects a URL without a step, or with a step that the course has not reached.
  useEffect(() => {
    if (address && new URL(address, 'http://here').search !== search) void navigate(address, { replace: true });
  }, [address, search, navigate]);

  const goTo = (next: WizardStep) => {
    if (courseId !== null) void navigate(editCoursePath(courseId, stepNumber(next)));
  };
  const notifyCompleted = () =>
    notify.success(`${stepNames[step]} step completed successfully!`, { duration: limits.notice.trainerArea.stepMs });

  const reload = async () => {
    if (courseId === null) return;
    await store.authoredCourse.reload(courseId);
    const reloaded = store.authoredCourse.get(courseId);
    if (reloaded.status !== 'failed') return;
    // Step 2 reloads the course for its batches, so its message names them.
    notify.error(step === 'timings' ? 'Failed to fetch timings' : 'The course did not load again', {
      id: 'course-reload',
      description: reloaded.error?.message,
      action: { label: 'Retry', onClick: () => void reload() },
    });
  };
  const complete = async () => {
    notifyCompleted();
    await reload();
    goTo(stepAfter(step));
  };
  const detailsSaved = async (saved: AuthoredCourse) => {
    store.authoredCourse.put(saved, saved.id);
    notifyCompleted();
    // Back then opens step 1 of this course; the empty form would create a second one.
    if (courseId === null) await navigate(editCoursePath(saved.id, stepNumber('details')), { replace: true });
    await navigate(editCoursePath(saved.id, stepNumber('timings')));
  };
  return { step, goTo, reload, complete, detailsSaved };
}
