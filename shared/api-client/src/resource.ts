import { isApiError, messageOf } from './errors';

export type ResourceStatus = 'idle' | 'loading' | 'succeeded' | 'failed';

export interface ResourceError {
  /** Message for the user. */
  message: string;
  /** HTTP status; 0 without a response. */
  status: number;
}

/** Data from the API and its load state. A reload and a failed reload keep the old data. */
export interface Resource<T> {
  status: ResourceStatus;
  data: T | null;
  error: ResourceError | null;
}

export const idle: Resource<never> = { status: 'idle', data: null, error: null };

/** Access to one resource in a store. */
export interface ResourceSlot<T> {
  get(): Resource<T>;
  set(next: Resource<T>): void;
}

/** The loads of a store in progress, by key. */
export type Loads = Map<string, Promise<void>>;

/**
 * Fetches a resource and stores the result. Concurrent loads of one key share one call. Never rejects: the resource
 * holds the error.
 */
export function loadResource<T>(
  loads: Loads,
  key: string,
  slot: ResourceSlot<T>,
  fetch: () => Promise<T>,
): Promise<void> {
  const running = loads.get(key);
  if (running) return running;
  const load = fetchInto(slot, fetch).finally(() => loads.delete(key));
  loads.set(key, load);
  return load;
}

async function fetchInto<T>(slot: ResourceSlot<T>, fetch: () => Promise<T>): Promise<void> {
  slot.set({ ...slot.get(), status: 'loading', error: null });
  try {
    const data = await fetch();
    slot.set({ status: 'succeeded', data, error: null });
  } catch (error) {
    slot.set({ ...slot.get(), status: 'failed', error: toResourceError(error) });
  }
}

export function toResourceError(error: unknown): ResourceError {
  return {
    message: messageOf(error, 'Something went wrong. Please try again later.'),
    status: isApiError(error) ? error.status : 0,
  };
}
