import type { CurrentUser } from '@kaksha/domain/current-user';
import type { StoreApi } from 'zustand';
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

/** State of a remote's store, whatever it holds. */
type AnyState = ResourceState<Record<string, unknown>>;

interface RunningRequest {
  /** Resolves after the answer, or after that of the request that replaces this one. */
  readonly done: Promise<void>;
  readonly finish: (replacement?: Promise<void>) => void;
  /** Whether the request changes data. No other request replaces it. */
  readonly isMutation: boolean;
  /** Whether the answer may be older than a change. */
  isOutdated: boolean;
}

/** State and session access that the resources of one remote share. */
export interface ResourceCache<D> {
  readonly state: StoreApi<ResourceState<D>>;
  /** The signed-in user once the session is known; null for a visitor. */
  readonly awaitUser: () => Promise<CurrentUser | null>;
  /** By resource, key and user. */
  readonly inFlight: Map<string, RunningRequest>;
  /** Names of the resources whose entries belong to one user. */
  readonly userOwned: Set<string>;
}

/** @param D  data of each resource by its name */
export function createResourceCache<D>(
  state: StoreApi<ResourceState<D>>,
  awaitUser: () => Promise<CurrentUser | null>,
): ResourceCache<D> {
  return { state, awaitUser, inFlight: new Map(), userOwned: new Set() };
}

/** For `createRemoteStore`: entries that the server sent count as loaded now, because its clock may differ. */
export function reviveResources<D>(sent: ResourceState<D>): ResourceState<D> {
  const loadedAt = Date.now();
  const revive = (entries: object) =>
    Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, { ...entry, loadedAt }]));
  const entries = Object.fromEntries(
    Object.entries(sent.entries).map(([name, byKey]) => [name, revive(byKey ?? {})]),
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

export interface KeyedResource<T, P> {
  /**
   * Never rejects: the entry holds the error, and the next call retries. Calls for one key share the running request.
   * An entry that is fresh is not fetched.
   */
  load(params: P): Promise<void>;
  /**
   * Fetches after a change, also a fresh entry. The answer of a running request may be older than the change, so it is
   * dropped. Never rejects.
   */
  reload(params: P): Promise<void>;
  /** Runs a mutation that returns the data, with the states of a load. Joins one that runs. Never rejects. */
  mutate(params: P, call: () => Promise<T>): Promise<void>;
  get(params: P): Resource<T>;
  /** The store and the selector of one entry; see `useResource`. */
  readonly state: Pick<StoreApi<AnyState>, 'getState' | 'getInitialState' | 'subscribe'>;
  select(params: P): (state: AnyState) => Resource<T>;
  /** Stores data that a mutation returned, with optimistic changes. A running load may have older data and starts again. */
  put(data: T, params: P): void;
  /** Changes loaded data in place. A running load starts again. */
  change(update: (data: T) => T, params: P): void;
  /**
   * Shows a change before the server has it. After a failure the data return to those that the server has, with the
   * changes whose calls still run. Resolves and rejects as the call.
   * @param update  gives the same result for data that contain the change already
   * @param of  what is changed; the calls of one thing go out one after the other
   */
  optimistic<R>(update: (data: T) => T, params: P, call: () => Promise<R>, of?: string): Promise<R>;
  /** The last optimistic change of a thing by this user. */
  lastChange(of: string, params: P): Promise<unknown> | undefined;
  /** The loaded data without changes whose calls run. */
  confirmed(params: P): T | null;
}

/** Data that the server has, and the changes whose calls run, oldest first. */
interface Unconfirmed<T> {
  confirmed: T | null;
  updates: ((data: T) => T)[];
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
  /** By key and user. */
  const unconfirmed = new Map<string, Unconfirmed<D[N]>>();
  const lastChanges = new Map<string, Promise<unknown>>();
  const withUnconfirmed = (id: string, data: D[N]): D[N] =>
    (unconfirmed.get(callOf(id))?.updates ?? []).reduce((changed, update) => update(changed), data);
  const changeConfirmed = (owner: string, update: (data: D[N]) => D[N]) => {
    const changes = unconfirmed.get(owner);
    if (changes && changes.confirmed !== null) changes.confirmed = update(changes.confirmed);
  };
  const read = (id: string): Entry<D[N]> => state.getState().entries[name]?.[id] ?? { ...idle, loadedAt: 0 };
  const write = (id: string, entry: Entry<D[N]>) =>
    state.setState(({ entries }) => {
      const others = Object.entries(entries[name] ?? {}).filter(([other]) => other !== id);
      if (others.length >= maxEntries) others.sort(([, one], [, other]) => other.loadedAt - one.loadedAt);
      const byKey = Object.fromEntries([...others.slice(0, maxEntries - 1), [id, entry]]);
      return { entries: { ...entries, [name]: byKey } };
    });
  const succeed = (id: string, confirmed: D[N]) => {
    const changes = unconfirmed.get(callOf(id));
    if (changes) changes.confirmed = confirmed;
    write(id, { status: 'succeeded', data: withUnconfirmed(id, confirmed), error: null, loadedAt: Date.now() });
  };
  const changeShown = (id: string, update: (data: D[N]) => D[N]) => {
    const entry = read(id);
    if (entry.data !== null) write(id, { ...entry, data: update(entry.data) });
  };

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

  const presentUserId = () => (selectUser ? state.getState().userId : null);
  const callOf = (id: string) => `${name}/${id}/${presentUserId()}`;

  function start(id: string, isMutation: boolean, ask: () => Promise<D[N]>): Promise<void> {
    const userId = presentUserId();
    const call = callOf(id);
    let finish: RunningRequest['finish'] = () => {};
    const done = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const request: RunningRequest = { done, finish, isMutation, isOutdated: false };
    inFlight.get(call)?.finish(done);
    inFlight.set(call, request);
    const isLatest = () => inFlight.get(call) === request;
    const isCurrent = () => isLatest() && !request.isOutdated && presentUserId() === userId;
    void fetchInto(id, isCurrent, ask).then(() => {
      if (isLatest()) inFlight.delete(call);
      finish();
    });
    return done;
  }

  const select =
    (params: P) =>
    ({ entries }: Pick<ResourceState<D>, 'entries'>): Resource<D[N]> =>
      entries[name]?.[keyOf(params)] ?? idle;
  const get = (params: P) => select(params)(state.getState());

  /** @param isNeeded  whether a request is sent, given the running one */
  async function request(
    params: P,
    isNeeded: (id: string, running: RunningRequest | undefined) => boolean,
    mutation?: () => Promise<D[N]>,
  ): Promise<void> {
    const visitor = selectUser ? await cache.awaitUser() : null;
    const user = selectUser ? selectUser(visitor) : (null as U);
    if (user === undefined) return;
    if (selectUser) resetForUser(cache, visitor?.id ?? null);

    const id = keyOf(params);
    const running = inFlight.get(callOf(id));
    if (!isNeeded(id, running)) return running?.done;
    return start(id, mutation !== undefined, mutation ?? (() => fetch(params, user)));
  }

  const isFresh = (id: string) => {
    const { status, loadedAt } = read(id);
    return status === 'succeeded' && Math.abs(Date.now() - loadedAt) < freshForMs;
  };
  const reload = (params: P) => request(params, (_, running) => !running?.isMutation);

  function restartRunning(params: P): void {
    const running = inFlight.get(callOf(keyOf(params)));
    if (!running || running.isMutation || running.isOutdated) return;
    // Drops the answer also when it arrives before the new request is sent.
    running.isOutdated = true;
    running.finish(reload(params));
  }

  return {
    get,
    state,
    select: select as KeyedResource<D[N], P>['select'],
    load: (params) => request(params, (id, running) => !running && !isFresh(id)),
    reload,
    mutate: (params, call) => request(params, (_, running) => !running?.isMutation, call),
    put(data, params) {
      succeed(keyOf(params), data);
      restartRunning(params);
    },
    change(update, params) {
      const id = keyOf(params);
      changeConfirmed(callOf(id), update);
      changeShown(id, update);
      restartRunning(params);
    },
    optimistic(update, params, call, of) {
      const id = keyOf(params);
      const owner = callOf(id);
      const changes = unconfirmed.get(owner) ?? { confirmed: read(id).data, updates: [] };
      unconfirmed.set(owner, changes);
      changes.updates.push(update);
      changeShown(id, update);

      const thing = `${owner}/${of}`;
      const before = of && lastChanges.get(thing);
      const change = (before ? before.then(call, call) : call())
        .then((result) => {
          changeConfirmed(owner, update);
          return result;
        })
        .finally(() => {
          changes.updates.splice(changes.updates.indexOf(update), 1);
          if (callOf(id) === owner) {
            changeShown(id, (shown) => (changes.confirmed === null ? shown : withUnconfirmed(id, changes.confirmed)));
            restartRunning(params);
          }
          if (changes.updates.length === 0) unconfirmed.delete(owner);
        });
      if (of) lastChanges.set(thing, change);
      return change;
    },
    lastChange: (of, params) => lastChanges.get(`${callOf(keyOf(params))}/${of}`),
    confirmed: (params) => unconfirmed.get(callOf(keyOf(params)))?.confirmed ?? get(params).data,
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
