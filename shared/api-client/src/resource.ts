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

export function toResourceError(error: unknown): ResourceError {
  return {
    message: messageOf(error, 'Something went wrong. Please try again later.'),
    status: isApiError(error) ? error.status : 0,
  };
}
