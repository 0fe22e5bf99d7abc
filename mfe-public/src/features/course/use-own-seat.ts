import { useNow } from '@kaksha/contract/now';
import type { CourseDetails } from '@kaksha/domain/catalogue';
import { useOwnSeats } from '../../own-seat/use-own-seats';

/** The seat of the user in the course, with the components that show it. */
export function useOwnSeat({ id }: CourseDetails) {
  const now = useNow();
  const own = useOwnSeats();
  const seat = own?.parts.soonestSeat(
    own.seats.filter(({ course }) => course.id === id),
    now,
  );
  return own && seat ? { seat, ...own.parts } : null;
}
