import { type ReactNode, useId } from 'react';
import { AsyncBoundary, type AsyncResource } from './async-boundary';
import { CalendarFeed, type CalendarFeedProps } from './calendar-feed';
import { Skeleton } from './skeleton';

export interface CalendarFeedSectionProps extends Omit<CalendarFeedProps, 'createdAt' | 'url'> {
  resource: AsyncResource<Pick<CalendarFeedProps, 'createdAt' | 'url'>>;
  onRetry: () => void;
  title: string;
  text: ReactNode;
  className?: string;
  /** Gives the skeleton its size. */
  skeletonClassName?: string;
}

/** The calendar address of a learner or trainer in its own section, with its loading and error states. */
export function CalendarFeedSection({
  resource,
  onRetry,
  title,
  text,
  className,
  skeletonClassName,
  ...feed
}: CalendarFeedSectionProps) {
  const heading = useId();
  return (
    <section className={className} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p>{text}</p>
      <AsyncBoundary
        resource={resource}
        name="Calendar addresses"
        announce={false}
        loading={<Skeleton shape="block" className={skeletonClassName} />}
        error={{ level: 3, title: 'Your calendar address did not load' }}
        staleError="hidden"
        onRetry={onRetry}
      >
        {(data) => <CalendarFeed {...data} {...feed} />}
      </AsyncBoundary>
    </section>
  );
}
