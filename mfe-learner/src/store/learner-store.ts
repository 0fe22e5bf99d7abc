import { type CourseActionKind, getCoursesWithAction } from '@kaksha/api-client/actions';
import { idle, type Loads, loadResource, type Resource, type ResourceSlot } from '@kaksha/api-client/resource';
import type { HostServices } from '@kaksha/contract/host';
import { knownUser } from '@kaksha/contract/person';
import { createRemoteStore } from '@kaksha/contract/store';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import type { StoreApi } from 'zustand/vanilla';

export interface LearnerState {
  /** Whose courses these are; null before anybody is known. */
  userId: number | null;
  saved: Resource<CourseSummary[]>;
  interested: Resource<CourseSummary[]>;
  /** Courses that are no longer saved. They keep their place in `saved` until it is loaded again, so that they can return. */
  unsaved: readonly number[];
}

/** The remote's store: data only. What changes them are the functions beside it. */
export interface LearnerStore {
  readonly host: HostServices;
  readonly state: StoreApi<LearnerState>;
  readonly loads: Loads;
  /** The last change of each course that the server has not confirmed yet. */
  readonly changes: Map<number, Promise<void>>;
}

export type CourseList = 'saved' | 'interested';

const kinds: Record<CourseList, CourseActionKind> = { saved: 'like', interested: 'interest' };

const nothing: LearnerState = { userId: null, saved: idle, interested: idle, unsaved: [] };

export function createLearnerStore(host: HostServices): LearnerStore {
  return { host, state: createRemoteStore(host, 'learner', nothing), loads: new Map(), changes: new Map() };
}

/** Loads one of the signed-in person's lists; nothing for a visitor. Never rejects: a failure is in the resource. */
export async function loadCourses(store: LearnerStore, list: CourseList): Promise<void> {
  const user = await knownUser(store.host);
  if (!user) return;
  if (store.state.getState().userId !== user.id) store.state.setState({ ...nothing, userId: user.id });

  await loadResource(store.loads, `${list}/${user.id}`, slotOf(store, user.id, list), () =>
    getCoursesWithAction(store.host.http, user.id, kinds[list]),
  );
}

function slotOf({ state, changes }: LearnerStore, userId: number, list: CourseList): ResourceSlot<CourseSummary[]> {
  // What was settled before we ask is in the answer; what changes from now on may not be.
  const settled = state.getState().unsaved.filter((id) => !changes.has(id));
  return {
    get: () => state.getState()[list],
    set(next) {
      // An answer for somebody who is no longer there is dropped.
      if (state.getState().userId !== userId) return;
      const isAnswer = list === 'saved' && next.status === 'succeeded';
      state.setState(({ unsaved }) => ({
        [list]: next,
        unsaved: isAnswer ? unsaved.filter((id) => !settled.includes(id)) : unsaved,
      }));
    },
  };
}
