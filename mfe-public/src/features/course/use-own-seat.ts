import { useNow } from '@kaksha/contract/now';
import type { CourseDetails } from '@kaksha/domain/catalogue';
import { useOwnSeats } from '../../own-seat/use-own-seats';

/** The seat of the user in the course, with the components that show it; undefined until it is known. */
export function useOwnSeat({ id }: CourseDetails) {
  const now = useNow();
  const own = useOwnSeats();
  if (!own) return own;
  const seat = own.parts.soonestSeat(
    own.seats.filter(({ course }) => course.id === id),
    now,
  );
  return seat ? { seat, ...own.parts } : null;
}
