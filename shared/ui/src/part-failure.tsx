import { frameFailure } from '@kaksha/domain/frame-failure';
import { RefreshButton } from './refresh-button';
import { RegionError, type RegionErrorProps } from './region-error';

export interface PartFailureProps extends Omit<RegionErrorProps, 'title' | 'text' | 'detail' | 'refresh'> {
  /** Names the part, in small text: 'The trainer area did not load.' */
  part: string;
}

/** The specified error of a part that failed without a reason to show, with Refresh Page and Retry. */
export function PartFailure({ part, ...rest }: PartFailureProps) {
  const { heading, text } = frameFailure;
  const refresh = <RefreshButton variant={rest.variant === 'route' ? 'accent' : 'outline'} />;
  return <RegionError {...rest} title={heading} text={text} detail={part} refresh={refresh} />;
}
