import { useNow } from '@kaksha/contract/now';
import { brand } from '@kaksha/domain/brand';
import { formatClock, formatDay, wallClock } from '@kaksha/domain/dates';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';

/** Formats moments in the viewer's time zone: `23 Nov, 7:00 PM`. */
export function useMomentText(): (at: string) => string {
  const zone = useViewerZone() ?? brand.timeZone;
  const today = wallClock(useNow(), zone).day;
  return (at) => {
    const { day, time } = wallClock(new Date(at), zone);
    return `${formatDay(day, today)}, ${formatClock(time)}`;
  };
}
