import { type CourseActionKind, getCoursesWithAction } from '@kaksha/api-client/actions';
import { idle, type Loads, loadResource, type Resource, type ResourceSlot } from '@kaksha/api-client/resource';
import { awaitUser } from '@kaksha/contract/current-user';
import type { HostServices } from '@kaksha/contract/host';
import { createRemoteStore } from '@kaksha/contract/store';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import type { StoreApi } from 'zustand/vanilla';
import { type CheckoutState, noCheckout } from './checkout';
import { noLists, type OwnLists } from './own-lists';

export interface LearnerState extends OwnLists {
  /** Whose courses these are; null before anybody is known. */
  userId: number | null;
  saved: Resource<CourseSummary[]>;
  interested: Resource<CourseSummary[]>;
  /** Courses that were taken off a list. They keep their place in it until it is loaded again, so that they can return. */
  removed: Record<CourseList, readonly number[]>;
  /** What the payment page is about. */
  checkout: CheckoutState;
}

/** The remote's store: data only. What changes them are the functions beside it. */
export interface LearnerStore {
  readonly host: HostServices;
  readonly state: StoreApi<LearnerState>;
  readonly loads: Loads;
  /** The last change of each course in a list that the server has not confirmed yet. */
  readonly changes: Record<CourseList, Map<number, Promise<void>>>;
}

export type CourseList = 'saved' | 'interested';

/** What a person does to a course that is in a list. */
export const actionOf: Record<CourseList, CourseActionKind> = { saved: 'like', interested: 'interest' };

const nothing: LearnerState = {
  userId: null,
  saved: idle,
  interested: idle,
  removed: { saved: [], interested: [] },
  checkout: noCheckout,
  ...noLists,
};

export function createLearnerStore(host: HostServices): LearnerStore {
  return {
    host,
    state: createRemoteStore(host, 'learner', nothing),
    loads: new Map(),
    changes: { saved: new Map(), interested: new Map() },
  };
}

/** Forgets what belonged to somebody else. */
export function beginFor({ state }: LearnerStore, userId: number): void {
  if (state.getState().userId !== userId) state.setState({ ...nothing, userId });
}

/** Loads one of the signed-in person's lists; nothing for a visitor. Never rejects: a failure is in the resource. */
export async function loadCourses(store: LearnerStore, list: CourseList): Promise<void> {
  const user = await awaitUser(store.host);
  if (!user) return;
  beginFor(store, user.id);

  await loadResource(store.loads, `${list}/${user.id}`, slotOf(store, user.id, list), () =>
    getCoursesWithAction(store.host.http, user.id, actionOf[list]),
  );
}

function slotOf({ state, changes }: LearnerStore, userId: number, list: CourseList): ResourceSlot<CourseSummary[]> {
  // What was settled before we ask is in the answer; what changes from now on may not be.
  const settled = state.getState().removed[list].filter((id) => !changes[list].has(id));
  return {
    get: () => state.getState()[list],
    set(next) {
      // An answer for somebody who is no longer there is dropped.
      if (state.getState().userId !== userId) return;
      const isAnswer = next.status === 'succeeded';
      state.setState(({ removed }) => ({
        [list]: next,
        removed: isAnswer ? { ...removed, [list]: removed[list].filter((id) => !settled.includes(id)) } : removed,
      }));
    },
  };
}
