import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HostServices } from './host';

/**
 * A remote's store: data only, one per host. It starts with what the server filled, when the page came rendered, and
 * hands its data to the server when it is filled there.
 * @param id       the remote's id
 * @param initial  the state before anything is loaded
 */
export function createRemoteStore<S extends object>(host: HostServices, id: string, initial: S): StoreApi<S> {
  const store = createStore<S>(() => host.hydrated<S>(id) ?? initial);
  // Zustand renders on the server with the initial state; ours is filled by loaders before the render.
  if (host.environment.server) store.getInitialState = store.getState;
  host.dehydrate(id, store.getState);
  return store;
}
