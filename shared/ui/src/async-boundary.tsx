import type { ReactNode } from 'react';
import { RegionError, type RegionErrorProps } from './region-error';
import { useBackOnline } from './use-back-online';

/** The state of one request and what it returned so far. */
export interface AsyncResource<T> {
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  /** Null until the first answer. It stays while the data is loaded again, and when that fails. */
  data: T | null;
  error: LoadFailure | null;
}

export interface LoadFailure {
  message: string;
  /** HTTP status; 0 without a response. */
  status?: number;
}

export interface AsyncBoundaryProps<T> {
  resource: AsyncResource<T>;
  /** Subject of the messages: 'Saved courses are loading', 'Saved courses did not load'. */
  name: string;
  /** The name is one thing: 'The ledger is loading'. */
  singular?: boolean;
  onRetry: () => void;
  /** Skeleton. Without one, the first load shows nothing. */
  loading?: ReactNode;
  /** Announces the first load to screen readers; by default when there is a skeleton. */
  announce?: boolean;
  /** Shown instead of `children` when the loaded data is empty. Without one, `children` renders empty data too. */
  empty?: ReactNode;
  /** By default an array without items is empty. */
  isEmpty?: (data: T) => boolean;
  /** Title, heading level, variant or further action of the error. */
  error?: Omit<Partial<RegionErrorProps>, 'onRetry'>;
  /** Replaces the error while there is no data, for a page whose title and status depend on the failure. */
  failure?: (failure: LoadFailure | null) => ReactNode;
  /** Whether a failed reload is reported above the data that is already shown. Forms hide it. */
  staleError?: 'shown' | 'hidden';
  children: (data: T) => ReactNode;
}

const hasNoItems = (data: unknown) => Array.isArray(data) && data.length === 0;

/** The title of an answer that another call would repeat, so that Retry is no help; undefined for other failures. */
function refusalOf(error: LoadFailure | null): string | undefined {
  if (error?.status === 403) return 'You have no access to this';
  if (error?.status === 404) return 'This is not here any more';
  return undefined;
}

/** Shows a resource as loading, empty, failed (with Retry, and loaded again when the device is back online), refused or loaded. */
export function AsyncBoundary<T>({
  resource: { status, data, error },
  name,
  singular = false,
  onRetry,
  loading,
  announce = loading !== undefined,
  empty,
  isEmpty = hasNoItems,
  error: errorProps,
  failure,
  staleError = 'shown',
  children,
}: AsyncBoundaryProps<T>) {
  const failed = status === 'failed';
  const replacesError = failed && data === null && failure !== undefined;
  const pending = data === null && !failed;
  const refusal = refusalOf(error);
  useBackOnline(failed && error?.status === 0, onRetry);
  const showsEmpty = data !== null && empty !== undefined && isEmpty(data);
  return (
    <>
      {announce && (
        <p role="status" className="visually-hidden">
          {pending && `${name} ${singular ? 'is' : 'are'} loading`}
        </p>
      )}
      {replacesError && failure(error)}
      {failed && !replacesError && (data === null || staleError === 'shown') && (
        <RegionError
          title={`${name} did not load`}
          text={error?.message}
          {...errorProps}
          {...(refusal ? { title: refusal, text: error?.message, refused: true } : { onRetry })}
        />
      )}
      {pending && loading}
      {data !== null && !showsEmpty && children(data)}
      {/* Below the error of a failed reload, a list that was empty before does not claim to be empty. */}
      {showsEmpty && !(failed && staleError === 'shown') && empty}
    </>
  );
}
