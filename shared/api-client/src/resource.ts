import { isApiError, messageOf } from './errors';

export type ResourceStatus = 'idle' | 'loading' | 'succeeded' | 'failed';

export interface ResourceError {
  /** A sentence for a person. */
  message: string;
  /** HTTP status; 0 when there was no answer. */
  status: number;
}

/** Something that is loaded from the API. While it is loaded again, and when that fails, the old data stay. */
export interface Resource<T> {
  status: ResourceStatus;
  data: T | null;
  error: ResourceError | null;
}

export const idle: Resource<never> = { status: 'idle', data: null, error: null };

/** Where a store keeps one resource. */
export interface ResourceSlot<T> {
  get(): Resource<T>;
  set(next: Resource<T>): void;
}

/** The loads of a store that are under way, by what they load. */
export type Loads = Map<string, Promise<void>>;

/**
 * Fetches and writes down what came of it. Two who ask for the same thing at once share one call. Never rejects: a
 * failure is in the resource.
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
