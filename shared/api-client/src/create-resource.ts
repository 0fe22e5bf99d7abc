import type { CurrentUser } from '@kaksha/domain/current-user';
import { idle, type Resource, toResourceError } from './resource';

interface Entry<T> extends Resource<T> {
  /** Milliseconds since 1970 on this machine's clock; 0 before the first answer and after a failure. */
  loadedAt: number;
}

/** State of a remote's store: resource entries by name and key. Plain JSON, so that the server can send it. */
export interface ResourceState<D> {
  /** User whose data the entries hold; null for a visitor. */
  readonly userId: number | null;
  readonly entries: { readonly [N in keyof D]?: Readonly<Record<string, Entry<D[N]>>> };
}

export const emptyResources = <D>(): ResourceState<D> => ({ userId: null, entries: {} });

/** Compatible with the state container of `createRemoteStore`. */
interface StateContainer<S> {
  getState(): S;
  setState(change: (state: S) => Partial<S>): void;
  subscribe(listener: () => void): () => void;
}

/** An observable value for `useReadable` of the contract. */
export interface ReadableValue<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** State and session access that the resources of one remote share. */
export interface ResourceCache<D> {
  readonly state: StateContainer<ResourceState<D>>;
  /** User whose data are loaded; null for a visitor. */
  readonly userId: ReadableValue<number | null>;
  /** The signed-in user once the session is known; null for a visitor. */
  readonly awaitUser: () => Promise<CurrentUser | null>;
  readonly inFlight: Map<string, Promise<void>>;
  /** Names of the resources whose entries belong to one user. */
  readonly userOwned: Set<string>;
}

/** @param D  data of each resource by its name */
export function createResourceCache<D>(
  state: StateContainer<ResourceState<D>>,
  awaitUser: () => Promise<CurrentUser | null>,
): ResourceCache<D> {
  const userId = { get: () => state.getState().userId, subscribe: state.subscribe };
  return { state, userId, awaitUser, inFlight: new Map(), userOwned: new Set() };
}

/** For `createRemoteStore`: entries that the server sent count as loaded now, because its clock may differ. */
export function reviveResources<D>(sent: ResourceState<D>): ResourceState<D> {
  const loadedAt = Date.now();
  const revive = (entries: object) =>
    Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, { ...entry, loadedAt }]));
  const entries = Object.fromEntries(
    Object.entries(sent.entries).map(([name, byKey]) => [name, revive(byKey as object)]),
  ) as ResourceState<D>['entries'];
  return { ...sent, entries };
}

export interface ResourceOptions<T, P, U> {
  fetch(params: P, user: U): Promise<T>;
  /** Required for params that `String` does not tell apart. */
  key?(params: P): string;
  /**
   * Marks data that depend on the user. Returns the user to fetch for, or undefined when this user may not load it.
   * Entries are dropped when another user loads.
   */
  user?(user: CurrentUser | null): U | undefined;
  /** Milliseconds for which an answer is not fetched again; 0 by default. */
  freshForMs?: number;
  /** Entries by key; beyond it the oldest answer is dropped. */
  maxEntries?: number;
}

export interface LoadOptions<T> {
  /** Fetches even when the entry is fresh. */
  force?: boolean;
  /** Replaces the fetch of the resource, e.g. by a mutation that returns the same data. */
  fetch?: () => Promise<T>;
}

export interface KeyedResource<T, P> {
  /** Never rejects: the entry holds the error, and the next call retries. Calls for one key share one request. */
  load(params: P, options?: LoadOptions<T>): Promise<void>;
  get(params: P): Resource<T>;
  /** One entry as an observable value. */
  at(params: P): ReadableValue<Resource<T>>;
  /** Stores data that a mutation returned. */
  put(data: T, params: P): void;
  /** Changes loaded data in place; does nothing while there are none. */
  change(update: (data: T) => T, params: P): void;
}

/** The user option for data of any signed-in user. */
export const signedIn = (user: CurrentUser | null): CurrentUser | undefined => user ?? undefined;

/** A resource of a remote, loaded from the API and cached by key. Reloading keeps the previous data. */
export function createResource<D, N extends keyof D & string, P = void, U = null>(
  cache: ResourceCache<D>,
  name: N,
  { fetch, key = String, user: selectUser, freshForMs = 0, maxEntries = 24 }: ResourceOptions<D[N], P, U>,
): KeyedResource<D[N], P> {
  const { state, inFlight } = cache;
  if (selectUser) cache.userOwned.add(name);

  const keyOf = (params: P) => (params === undefined ? '' : key(params));
  const read = (id: string): Entry<D[N]> => state.getState().entries[name]?.[id] ?? { ...idle, loadedAt: 0 };
  const write = (id: string, entry: Entry<D[N]>) =>
    state.setState(({ entries }) => {
      const others = Object.entries(entries[name] ?? {}).filter(([other]) => other !== id);
      if (others.length >= maxEntries) others.sort(([, one], [, other]) => other.loadedAt - one.loadedAt);
      const byKey = Object.fromEntries([...others.slice(0, maxEntries - 1), [id, entry]]);
      return { entries: { ...entries, [name]: byKey } };
    });
  const succeed = (id: string, data: D[N]) =>
    write(id, { status: 'succeeded', data, error: null, loadedAt: Date.now() });

  async function fetchInto(id: string, isCurrent: () => boolean, ask: () => Promise<D[N]>): Promise<void> {
    write(id, { ...read(id), status: 'loading', error: null });
    try {
      const data = await ask();
      if (isCurrent()) succeed(id, data);
    } catch (cause) {
      if (!isCurrent()) return;
      const error = toResourceError(cause);
      // Drops data that no longer exist. After other failures the old data stay visible.
      const data = error.status === 404 || error.status === 410 ? null : read(id).data;
      write(id, { status: 'failed', data, error, loadedAt: 0 });
    }
  }

  const get = (params: P): Resource<D[N]> => state.getState().entries[name]?.[keyOf(params)] ?? idle;
  return {
    get,
    at: (params) => ({ get: () => get(params), subscribe: state.subscribe }),
    put: (data, params) => succeed(keyOf(params), data),
    change(update, params) {
      const id = keyOf(params);
      const entry = read(id);
      if (entry.data !== null) write(id, { ...entry, data: update(entry.data) });
    },
    async load(params, { force = false, fetch: override } = {}) {
      const visitor = selectUser ? await cache.awaitUser() : null;
      const user = selectUser ? selectUser(visitor) : (null as U);
      if (user === undefined) return;
      const userId = visitor?.id ?? null;
      if (selectUser) resetForUser(cache, userId);

      const id = keyOf(params);
      const call = `${name}/${id}/${userId}`;
      const running = inFlight.get(call);
      if (running) return running;
      const { status, loadedAt } = read(id);
      if (!force && !override && status === 'succeeded' && Date.now() - loadedAt < freshForMs) return;

      const isCurrent = () => !selectUser || state.getState().userId === userId;
      const work = fetchInto(id, isCurrent, override ?? (() => fetch(params, user))).finally(() =>
        inFlight.delete(call),
      );
      inFlight.set(call, work);
      return work;
    },
  };
}

/** Drops the entries of another user. */
export function resetForUser<D>({ state, userOwned }: ResourceCache<D>, userId: number | null): void {
  if (state.getState().userId === userId) return;
  state.setState(({ entries }) => ({
    userId,
    entries: Object.fromEntries(
      Object.entries(entries).filter(([name]) => !userOwned.has(name)),
    ) as ResourceState<D>['entries'],
  }));
}
