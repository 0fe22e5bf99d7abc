import { idIn } from '@kaksha/domain/address-numbers';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import type { TrainerStore } from '../../store/trainer-store';

/** Loads the course of the URL, if there is one, and the lists of step 1. */
export function wizardLoader(store: TrainerStore): LoaderFunction {
  return ({ params }) => store.host.awaitLoader(loadWizard(store, params.id));
}

/** Changing the step loads nothing: every save has loaded the course again. */
export const wizardRevalidates: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

async function loadWizard(store: TrainerStore, id: string | undefined): Promise<void> {
  if (!(await store.resetForCurrentUser())) return;
  await Promise.all([
    store.categories.load(),
    store.languages.load(),
    store.platformFee.load(),
    id !== undefined && loadCourse(store, id),
  ]);
}

async function loadCourse(store: TrainerStore, id: string): Promise<void> {
  const courseId = idIn(id);
  if (courseId === null) return;
  await store.authoredCourse.load(courseId);
  const category = store.authoredCourse.get(courseId).data?.category.id;
  if (category) await store.subcategories.load(category);
}
