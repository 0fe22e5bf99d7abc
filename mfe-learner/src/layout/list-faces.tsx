import type { Resource } from '@kaksha/api-client/resource';
import { RegionError } from '@kaksha/ui/region-error';
import type { ReactNode } from 'react';

export interface ListFacesProps<T> {
  resource: Pick<Resource<unknown>, 'status' | 'error'>;
  /** What there is to show; null while nothing is known. */
  items: readonly T[] | null;
  /** Begins the sentences, e.g. 'Saved courses'. */
  name: string;
  onRetry: () => void;
  skeleton: ReactNode;
  empty: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}

/** A list in the state that it is in: on its way, failed, empty, there. What was there stays when asking again fails. */
export function ListFaces<T>({ resource, items, name, onRetry, skeleton, empty, children }: ListFacesProps<T>) {
  const failed = resource.status === 'failed';
  return (
    <>
      <p role="status" className="visually-hidden">
        {!items && !failed && `${name} are loading`}
      </p>
      {failed && <RegionError title={`${name} did not load`} text={resource.error?.message} onRetry={onRetry} />}
      {items && (items.length > 0 ? children(items) : !failed && empty)}
      {!items && !failed && skeleton}
    </>
  );
}
