import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HostServices } from './host';

/**
 * Creates a remote's state container, one per host. It starts with the state that the server sent, if any. On the
 * server, its state is sent to the browser.
 * @param id  the remote's id
 * @param initial  state before anything is loaded
 * @param revive  converts the state that the server sent, e.g. to set load times
 */
export function createRemoteStore<S extends object>(
  host: HostServices,
  id: string,
  initial: S,
  revive: (sent: S) => S = (sent) => sent,
): StoreApi<S> {
  const sent = host.hydrated<S>(id);
  const store = createStore<S>(() => (sent ? revive(sent) : initial));
  // Zustand renders the initial state on the server, but loaders fill this store before the render.
  if (host.environment.server) store.getInitialState = store.getState;
  host.dehydrate(id, store.getState);
  return store;
}

/** Calls `create` once per host, so that the routes and the extensions of a remote share a store. Since 1.8. */
export function perHost<T>(create: (host: HostServices) => T): (host: HostServices) => T {
  const made = new WeakMap<HostServices, T>();
  return (host) => {
    const known = made.get(host);
    if (known !== undefined) return known;
    const value = create(host);
    made.set(host, value);
    return value;
  };
}
