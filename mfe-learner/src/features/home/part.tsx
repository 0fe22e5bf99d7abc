import type { Resource } from '@kaksha/api-client/resource';
import { RegionError } from '@kaksha/ui/region-error';
import type { ReactNode } from 'react';

interface PartProps<T> {
  resource: Resource<T>;
  /** Begins the sentences: 'Your classes' are loading, 'Your classes' did not load. */
  name: string;
  onRetry: () => void;
  /** Without one nobody waits for the part: it appears when there is something. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A part of the page in the state that its data are in. What was there stays when asking again fails. */
export function Part<T>({ resource: { status, data, error }, name, onRetry, skeleton, children }: PartProps<T>) {
  const awaited = data === null && status !== 'failed';
  return (
    <>
      {skeleton && (
        <p role="status" className="visually-hidden">
          {awaited && `${name} are loading`}
        </p>
      )}
      {status === 'failed' && <RegionError title={`${name} did not load`} text={error?.message} onRetry={onRetry} />}
      {awaited && skeleton}
      {data !== null && children(data)}
    </>
  );
}
