import { getAuthoredCourse } from '@kaksha/api-client/authoring';
import { getCategories, getLanguages, getSubcategories } from '@kaksha/api-client/catalogue';
import { idle, loadResource, type Resource, type ResourceSlot } from '@kaksha/api-client/resource';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { Subcategory } from '@kaksha/domain/catalogue';
import { signedInTo, type TrainerState, type TrainerStore } from './trainer-store';
import type { WizardState } from './wizard-state';

/**
 * Loads a course to be edited, for whoever is signed in. Another course takes the place of the one before; the same
 * one stays on the screen meanwhile, also when asking again fails. Never rejects: a failure is in the resource.
 */
export async function loadAuthoredCourse(store: TrainerStore, id: number): Promise<void> {
  const user = await signedInTo(store);
  if (!user) return;
  const { state } = store;
  if (state.getState().wizard.open.id !== id) change(store, () => ({ open: { id, course: idle } }));
  const slot: ResourceSlot<AuthoredCourse> = {
    get: () => state.getState().wizard.open.course,
    set(course) {
      // An answer for somebody who is gone, or for a course that is no longer open, is dropped.
      const now = state.getState();
      if (now.userId === user.id && now.wizard.open.id === id) change(store, () => ({ open: { id, course } }));
    },
  };
  await loadResource(store.loads, `authored/${id}/${user.id}`, slot, () => getAuthoredCourse(store.host.http, id));
}

/** Puts a course as a save answered it in the place of the one before, so that it need not be asked for. */
export function openAuthoredCourse(store: TrainerStore, course: AuthoredCourse): void {
  change(store, () => ({ open: { id: course.id, course: { status: 'succeeded', data: course, error: null } } }));
}

/** The lists of step 1. They are the same for everybody, and kept once they are there. */
export async function loadCategories(store: TrainerStore): Promise<void> {
  const slot = slotOf(store, 'categories');
  if (slot.get().status === 'succeeded') return;
  await loadResource(store.loads, 'categories', slot, () => getCategories(store.host.http));
}

export async function loadLanguages(store: TrainerStore): Promise<void> {
  const slot = slotOf(store, 'languages');
  if (slot.get().status === 'succeeded') return;
  await loadResource(store.loads, 'languages', slot, () => getLanguages(store.host.http));
}

export async function loadSubcategories(store: TrainerStore, categoryId: number): Promise<void> {
  const slot: ResourceSlot<Subcategory[]> = {
    get: () => store.state.getState().wizard.subcategories[categoryId] ?? idle,
    set: (next) => change(store, ({ subcategories }) => ({ subcategories: { ...subcategories, [categoryId]: next } })),
  };
  if (slot.get().status === 'succeeded') return;
  const fetch = () => getSubcategories(store.host.http, categoryId);
  await loadResource(store.loads, `subcategories/${categoryId}`, slot, fetch);
}

function slotOf<K extends 'categories' | 'languages'>(store: TrainerStore, list: K): ResourceSlot<never> {
  return {
    get: () => store.state.getState().wizard[list] as Resource<never>,
    set: (next) => change(store, () => ({ [list]: next }) as Partial<WizardState>),
  };
}

function change({ state }: TrainerStore, part: (wizard: WizardState) => Partial<WizardState>): void {
  state.setState(({ wizard }: TrainerState) => ({ wizard: { ...wizard, ...part(wizard) } }));
}
