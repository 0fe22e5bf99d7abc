import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import { loadAuthoredCourse, loadCategories, loadLanguages, loadSubcategories } from '../../store/authored-course';
import { signedInTo, type TrainerStore } from '../../store/trainer-store';

/** Loads the course of the URL, if there is one, and the lists of step 1. */
export function wizardLoader(store: TrainerStore): LoaderFunction {
  return ({ params }) => store.host.awaitLoader(loadWizard(store, params.id));
}

/** Changing the step loads nothing: every save has loaded the course again. */
export const wizardRevalidates: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

async function loadWizard(store: TrainerStore, id: string | undefined): Promise<void> {
  if (!(await signedInTo(store))) return;
  await Promise.all([loadCategories(store), loadLanguages(store), id !== undefined && loadCourse(store, id)]);
}

async function loadCourse(store: TrainerStore, id: string): Promise<void> {
  const courseId = courseIdOf(id);
  if (courseId === null) return;
  await loadAuthoredCourse(store, courseId);
  const category = store.state.getState().wizard.open.course.data?.category.id;
  if (category) await loadSubcategories(store, category);
}

/** Parses the id in the URL; null if it is no course id. */
export function courseIdOf(id: string): number | null {
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
}
