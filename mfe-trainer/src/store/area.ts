import { idle, loadResource, type Resource } from '@kaksha/api-client/resource';
import type { CurrentUser } from '@kaksha/domain/current-user';
import type { AreaData, AreaKind, Resources } from './area-state';
import { useTrainerState } from './store-context';
import { signedInTo, type TrainerStore } from './trainer-store';

/** A trainer who is signed in. */
export type SignedInTrainer = CurrentUser & { trainerId: number };

/**
 * Loads one of them for the signed-in trainer; nothing for anybody else. Never rejects: a failure is in the resource,
 * and an answer for somebody who is no longer there is dropped.
 */
export async function loadArea<K extends AreaKind>(
  store: TrainerStore,
  kind: K,
  key: string,
  fetch: (trainer: SignedInTrainer) => Promise<AreaData[K]>,
): Promise<void> {
  const user = await signedInTo(store);
  if (user?.trainerId == null) return;
  const { state, loads } = store;
  const trainer = { ...user, trainerId: user.trainerId };
  const slot = {
    get: () => readArea(store, kind, key),
    set: (next: Resource<AreaData[K]>) => {
      if (state.getState().userId === user.id) writeArea(store, kind, key, next);
    },
  };
  await loadResource(loads, `${kind}/${key}/${user.id}`, slot, () => fetch(trainer));
}

function readArea<K extends AreaKind>({ state }: TrainerStore, kind: K, key: string): Resource<AreaData[K]> {
  return (state.getState().area[kind] as Resources<AreaData[K]>)[key] ?? idle;
}

function writeArea<K extends AreaKind>({ state }: TrainerStore, kind: K, key: string, next: Resource<AreaData[K]>) {
  state.setState(({ area }) => ({ area: { ...area, [kind]: { ...area[kind], [key]: next } } }));
}

/** Puts what a save answered in the place of what was loaded. */
export function putArea<K extends AreaKind>(store: TrainerStore, kind: K, key: string, data: AreaData[K]): void {
  writeArea(store, kind, key, { status: 'succeeded', data, error: null });
}

/** Changes what is there; nothing while there is nothing. */
export function changeArea<K extends AreaKind>(
  store: TrainerStore,
  kind: K,
  key: string,
  change: (data: AreaData[K]) => AreaData[K],
): void {
  const present = readArea(store, kind, key);
  if (present.data !== null) writeArea(store, kind, key, { ...present, data: change(present.data) });
}

/** How one of them stands. */
export function useArea<K extends AreaKind>(kind: K, key = ''): Resource<AreaData[K]> {
  return useTrainerState(({ area }) => (area[kind] as Resources<AreaData[K]>)[key] ?? idle);
}
