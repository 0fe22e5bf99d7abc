import type { ReactNode } from 'react';
import { RegionError } from './region-error';

export interface ListFacesProps<T> {
  /** How the load of the list stands. */
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  /** Why it failed, in a sentence for a person. */
  error: { message: string } | null;
  /** What there is to show; null while nothing is known. */
  items: readonly T[] | null;
  /** Begins the sentences: 'Saved courses' are loading, 'Saved courses' did not load. */
  name: string;
  onRetry: () => void;
  skeleton: ReactNode;
  empty: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}

/** A list in the state that it is in: on its way, failed, empty, there. What was there stays when asking again fails. */
export function ListFaces<T>({ status, error, items, name, onRetry, skeleton, empty, children }: ListFacesProps<T>) {
  const failed = status === 'failed';
  const awaited = !items && !failed;
  return (
    <>
      <p role="status" className="visually-hidden">
        {awaited && `${name} are loading`}
      </p>
      {failed && <RegionError title={`${name} did not load`} text={error?.message} onRetry={onRetry} />}
      {awaited && skeleton}
      {items && items.length > 0 && children(items)}
      {items && items.length === 0 && !failed && empty}
    </>
  );
}
