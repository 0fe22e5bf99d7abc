import { useHost } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import { stepNumber, type WizardStep } from '@kaksha/domain/course-progress';
import * as limits from '@kaksha/domain/limits';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { editCoursePath } from '../../paths';
import { useTrainerStore } from '../../store/store-context';
import { shownStep, stepAfter, stepNames } from './steps';

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
