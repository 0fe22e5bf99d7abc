import { getCoursesOfTrainer } from '@kaksha/api-client/catalogue';
import { idle, type Loads, loadResource, type Resource, type ResourceSlot } from '@kaksha/api-client/resource';
import type { HostServices } from '@kaksha/contract/host';
import { knownUser } from '@kaksha/contract/person';
import { createRemoteStore } from '@kaksha/contract/store';
import type { CourseStatus, CourseSummary } from '@kaksha/domain/catalogue';
import type { StoreApi } from 'zustand/vanilla';

export interface TrainerState {
  /** Whose area this is; null before anybody is known. */
  userId: number | null;
  /** The trainer's own courses by status. */
  courses: Readonly<Record<CourseStatus, Resource<CourseSummary[]>>>;
}

/** The remote's store: data only. What changes them are the functions beside it. */
export interface TrainerStore {
  readonly host: HostServices;
  readonly state: StoreApi<TrainerState>;
  readonly loads: Loads;
}

const nothing: TrainerState = { userId: null, courses: { published: idle, draft: idle } };

export function createTrainerStore(host: HostServices): TrainerStore {
  return { host, state: createRemoteStore(host, 'trainer', nothing), loads: new Map() };
}

interface LoadOptions {
  /** Leaves what is loaded as it is. */
  onlyIfMissing?: boolean;
}

/** Loads the signed-in trainer's courses; nothing for anybody else. Never rejects: a failure is in the resource. */
export async function loadCourses(
  store: TrainerStore,
  status: CourseStatus,
  { onlyIfMissing = false }: LoadOptions = {},
): Promise<void> {
  const user = await knownUser(store.host);
  if (!user) return;
  if (store.state.getState().userId !== user.id) store.state.setState({ ...nothing, userId: user.id });
  const { trainerId } = user;
  if (trainerId === null) return;
  if (onlyIfMissing && store.state.getState().courses[status].status === 'succeeded') return;

  await loadResource(store.loads, `${status}/${user.id}`, slotOf(store, user.id, status), () =>
    getCoursesOfTrainer(store.host.http, trainerId, status),
  );
}

function slotOf({ state }: TrainerStore, userId: number, status: CourseStatus): ResourceSlot<CourseSummary[]> {
  return {
    get: () => state.getState().courses[status],
    set(next) {
      // An answer for somebody who is no longer there is dropped.
      if (state.getState().userId !== userId) return;
      state.setState(({ courses }) => ({ courses: { ...courses, [status]: next } }));
    },
  };
}
