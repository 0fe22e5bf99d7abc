import { getCoursesOfTrainer } from '@kaksha/api-client/catalogue';
import { idle, type Loads, loadResource, type Resource, type ResourceSlot } from '@kaksha/api-client/resource';
import { awaitUser } from '@kaksha/contract/current-user';
import type { HostServices } from '@kaksha/contract/host';
import { createRemoteStore } from '@kaksha/contract/store';
import type { CourseStatus, DescribedCourse } from '@kaksha/domain/catalogue';
import type { CurrentUser } from '@kaksha/domain/current-user';
import type { StoreApi } from 'zustand/vanilla';
import { type AreaState, emptyArea } from './area-state';
import { emptyWizard, type WizardState } from './wizard-state';

export interface TrainerState {
  /** Whose area this is; null before anybody is known. */
  userId: number | null;
  /** The trainer's own courses by status. */
  courses: Readonly<Record<CourseStatus, Resource<DescribedCourse[]>>>;
  wizard: WizardState;
  area: AreaState;
}

/** The remote's store: data only. What changes them are the functions beside it. */
export interface TrainerStore {
  readonly host: HostServices;
  readonly state: StoreApi<TrainerState>;
  readonly loads: Loads;
}

const nothing: TrainerState = {
  userId: null,
  courses: { published: idle, draft: idle },
  wizard: emptyWizard,
  area: emptyArea,
};

export function createTrainerStore(host: HostServices): TrainerStore {
  return { host, state: createRemoteStore(host, 'trainer', nothing), loads: new Map() };
}

/** Who is signed in, with the store emptied of whatever was somebody else's; null for a visitor. */
export async function signedInTo({ host, state }: TrainerStore): Promise<CurrentUser | null> {
  const user = await awaitUser(host);
  if (user && state.getState().userId !== user.id) state.setState({ ...nothing, userId: user.id });
  return user;
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
  const user = await signedInTo(store);
  if (!user) return;
  const { trainerId } = user;
  if (trainerId === null) return;
  if (onlyIfMissing && store.state.getState().courses[status].status === 'succeeded') return;

  await loadResource(store.loads, `${status}/${user.id}`, slotOf(store, user.id, status), () =>
    getCoursesOfTrainer(store.host.http, trainerId, status),
  );
}

function slotOf({ state }: TrainerStore, userId: number, status: CourseStatus): ResourceSlot<DescribedCourse[]> {
  return {
    get: () => state.getState().courses[status],
    set(next) {
      // An answer for somebody who is no longer there is dropped.
      if (state.getState().userId !== userId) return;
      state.setState(({ courses }) => ({ courses: { ...courses, [status]: next } }));
    },
  };
}
