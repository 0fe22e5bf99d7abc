import { useHost } from '@kaksha/contract/host-context';
import type { MarkupHost } from '@kaksha/domain/shared-markup';
import type { ReactNode } from 'react';

interface SharedMarkupProps {
  /** Unique on the page. */
  name: string;
  children: () => ReactNode;
}

/**
 * A part of a page whose first markup depends on the store, the path and the time only: not on the search of the
 * address, and not on state of the browser. The site server renders it once for many requests. Parts are not nested.
 */
export function SharedMarkup({ name, children }: SharedMarkupProps) {
  const host = useHost();
  const part = hasMarkup(host) ? host.markup?.part(name) : undefined;
  // Three children everywhere, because the ids of `useId` depend on their number.
  return (
    <>
      {part?.before ?? null}
      {part?.isKnown ? null : children()}
      {part?.after ?? null}
    </>
  );
}

const hasMarkup = (host: object): host is MarkupHost => 'markup' in host;
