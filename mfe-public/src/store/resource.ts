import { type Resource as Loaded, idle as notLoaded } from '@kaksha/api-client/resource';

/** Something that is loaded from the API, and asked for again once it is no longer fresh. */
export interface Resource<T> extends Loaded<T> {
  /** Milliseconds since 1970 on the browser's clock; decides whether the data are still fresh. */
  loadedAt: number;
}

export const idle: Resource<never> = { ...notLoaded, loadedAt: 0 };
