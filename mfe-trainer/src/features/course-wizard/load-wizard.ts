import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import { loadAuthoredCourse, loadCategories, loadLanguages, loadSubcategories } from '../../store/authored-course';
import { signedInTo, type TrainerStore } from '../../store/trainer-store';

/** The course of the address, if there is one, and what the form's lists offer. */
export function wizardLoader(store: TrainerStore): LoaderFunction {
  return ({ params }) => store.host.awaitLoader(loadWizard(store, params.id));
}

/** Another step of the same course needs no loading: what was changed was loaded when it was. */
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

/** The number that an address names; null when it names none. */
export function courseIdOf(id: string): number | null {
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
}
