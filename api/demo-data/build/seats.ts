import { hourMs } from '@kaksha/domain/time-units';
import { required } from '@kaksha/domain/typed';
import { enrolments, waitingList } from '../../src/platform/database/schema/payments';
import type { Clock } from './clock';
import type { Course } from './courses';
import type { People, User } from './learners';
import type { RowBook } from './rows';

interface LimitedBatch {
  course: string;
  /** Free seats beside the offers. */
  left: number;
  /** Whether a seat is held for the demo learner. */
  offered?: boolean;
  /** Learners on the waiting list. */
  waiting?: number;
}

/** The first batch of each of these courses has a limited number of seats. */
const limited: readonly LimitedBatch[] = [
  { course: 'UX Research Studio', left: 3 },
  { course: 'Thirty Queries: Advanced SQL', left: 0, waiting: 4 },
  { course: 'Site Reliability Engineering', left: 0, offered: true, waiting: 2 },
];

/** Limits the seats of some batches and adds their waiting lists. The database counts the seats taken. */
export function addSeats(book: RowBook, clock: Clock, people: People, courses: readonly Course[]): void {
  for (const { course: name, left, offered = false, waiting = 0 } of limited) {
    const course = courses.find(({ row }) => row.name === name);
    const batch = required(course?.current[0], `a batch of ${name}`);
    const taken = book.of(enrolments).filter((row) => row.batchId === batch.id && row.status !== 'Refunded');
    batch.seats = taken.length + left + (offered ? 1 : 0);
    const known = new Set(book.of(enrolments).flatMap((row) => (row.batchId === batch.id ? [row.userId] : [])));
    const join = (user: User, hoursAgo: number) => {
      const joinedAt = clock.hoursAgo(hoursAgo);
      people.acted(user.id, joinedAt);
      return { batchId: batch.id, userId: user.id, joinedAt, updatedAt: joinedAt };
    };
    if (offered) {
      // An offer holds a seat for 12 hours. This one lasts longer, so that the demo shows it on the whole first day.
      const times = { offeredAt: clock.hoursAgo(1), offerEndsAt: new Date(clock.midnight.getTime() + 33 * hourMs) };
      book.add(waitingList, { ...join(people.priya, 60), status: 'offered', ...times });
    }
    for (const [i, user] of people.learners
      .filter(({ id }) => !known.has(id))
      .slice(40, 40 + waiting)
      .entries()) {
      book.add(waitingList, { ...join(user, 40 - i * 7), status: 'waiting' });
    }
  }
}
