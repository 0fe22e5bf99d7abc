import { isApiError, messageOf } from '@kaksha/api-client/errors';

export type ResourceStatus = 'idle' | 'loading' | 'succeeded' | 'failed';

export interface ResourceError {
  /** A sentence for a person. */
  message: string;
  /** HTTP status; 0 when there was no answer. */
  status: number;
}

/** Something that is loaded from the API. While it is loaded again the old data stay. */
export interface Resource<T> {
  status: ResourceStatus;
  data: T | null;
  error: ResourceError | null;
  /** Milliseconds since 1970 on the browser's clock; decides whether the data are still fresh. */
  loadedAt: number;
}

export const idle: Resource<never> = { status: 'idle', data: null, error: null, loadedAt: 0 };

export function toResourceError(error: unknown): ResourceError {
  return {
    message: messageOf(error, 'Something went wrong. Please try again later.'),
    status: isApiError(error) ? error.status : 0,
  };
}
