import type { Resource } from '@kaksha/api-client/resource';
import { AsyncBoundary, type AsyncBoundaryProps } from '@kaksha/ui/async-boundary';
import { EmptyState, type EmptyStateProps } from '@kaksha/ui/empty-state';
import { Skeleton } from '@kaksha/ui/skeleton';
import type { ReactNode } from 'react';

interface MailLinkBoundaryProps<T>
  extends Pick<EmptyStateProps, 'tile' | 'text'>,
    Pick<AsyncBoundaryProps<T>, 'name' | 'singular' | 'onRetry'> {
  resource: Resource<T>;
  /** Class of the skeleton. */
  waiting: string | undefined;
  /** Where a user goes whose link is not valid. */
  action: ReactNode;
  children: (data: T) => ReactNode;
}

/** What the link of a mail opens. `tile`, `text` and `action` are shown when the API refuses the link's key. */
export function MailLinkBoundary<T>({
  resource,
  name,
  singular,
  onRetry,
  waiting,
  tile,
  text,
  action,
  children,
}: MailLinkBoundaryProps<T>) {
  const isRefused = resource.error?.status === 404 || resource.error?.status === 400;
  const refusal = () => (
    <EmptyState title="This link is not valid any more" text={text} tile={tile}>
      {action}
    </EmptyState>
  );
  return (
    <AsyncBoundary
      resource={resource}
      name={name}
      singular={singular}
      onRetry={onRetry}
      loading={<Skeleton shape="block" className={waiting} />}
      failure={isRefused ? refusal : undefined}
    >
      {children}
    </AsyncBoundary>
  );
}
