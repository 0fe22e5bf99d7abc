import { useHost } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { WizardStep } from '@kaksha/domain/course-progress';
import { limits } from '@kaksha/domain/limits';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { editCoursePath } from '../../paths';
import { loadAuthoredCourse, openAuthoredCourse } from '../../store/authored-course';
import { useTrainerStore } from '../../store/store-context';
import { shownStep, stepAfter, stepNames, stepNumber } from './steps';

/** Which step is shown, and the ways from it. The address names the step, so that a reload and Back keep it. */
export function useWizard(course: AuthoredCourse | null) {
  const store = useTrainerStore();
  const { notify } = useHost();
  const navigate = useNavigate();
  const { search } = useLocation();
  const step = shownStep(course, search);
  const courseId = course?.id ?? null;
  const address = courseId === null ? null : editCoursePath(courseId, stepNumber(step));

  // What was opened without a step, or with one that is too far, is put right in the address.
  useEffect(() => {
    if (address && new URL(address, 'http://here').search !== search) void navigate(address, { replace: true });
  }, [address, search, navigate]);

  const goTo = (next: WizardStep) => {
    if (courseId !== null) void navigate(editCoursePath(courseId, stepNumber(next)));
  };
  const sayCompleted = () =>
    notify.success(`${stepNames[step]} step completed successfully!`, { duration: limits.notice.stepMs });

  const reload = async () => {
    if (courseId === null) return;
    await loadAuthoredCourse(store, courseId);
    const { id, course: now } = store.state.getState().wizard.open;
    if (id !== courseId || now.status !== 'failed') return;
    // In step 2 it is loaded again for its batches.
    notify.error(step === 'timings' ? 'Failed to fetch timings' : 'The course did not load again', {
      id: 'course-reload',
      description: now.error?.message,
      action: { label: 'Retry', onClick: () => void reload() },
    });
  };
  const complete = async () => {
    sayCompleted();
    await reload();
    goTo(stepAfter(step));
  };
  const detailsSaved = async (saved: AuthoredCourse) => {
    openAuthoredCourse(store, saved);
    sayCompleted();
    // Back leads to the course's own first step: an empty form would make another course of it.
    if (courseId === null) await navigate(editCoursePath(saved.id, stepNumber('details')), { replace: true });
    await navigate(editCoursePath(saved.id, stepNumber('timings')));
  };
  return { step, goTo, reload, complete, detailsSaved };
}
