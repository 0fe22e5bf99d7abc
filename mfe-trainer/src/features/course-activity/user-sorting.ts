import { formatDate } from '@kaksha/domain/dates';
import type { BatchOfUser, ContactedUser, CourseViewer, EnrolledStudent } from '@kaksha/domain/engagement';
import type { BatchChoice } from '../../list/list-controls';
import { matches } from '../../list/paginate';
import type { ActivityTab } from '../../paths';
import { totalInteractions } from './interaction-counts';

export interface UserOf {
  enrolled: EnrolledStudent;
  contacted: ContactedUser;
  activity: CourseViewer;
}

/** The first one is the server's order. */
export const userSortings = ['newest', 'oldest', 'name', 'most'] as const;
export type UserSorting = (typeof userSortings)[number];

const highestLabels: Record<ActivityTab, string> = {
  enrolled: 'Highest amount',
  contacted: 'Most interactions',
  activity: 'Most views',
};

export function sortingLabels(tab: ActivityTab): Record<UserSorting, string> {
  return { newest: 'Newest first', oldest: 'Oldest first', name: 'Name, A to Z', most: highestLabels[tab] };
}

const counts: { [T in ActivityTab]: (user: UserOf[T]) => number } = {
  enrolled: ({ amount }) => amount,
  contacted: totalInteractions,
  activity: ({ views }) => views,
};

/** The batches of a user; a viewer has none. */
const batchesOf = (user: UserOf[ActivityTab]): readonly BatchOfUser[] => ('batches' in user ? user.batches : []);

/** All batches of the users, earliest first, as choices of a filter. */
export function batchChoices(users: readonly UserOf[ActivityTab][]): BatchChoice[] {
  const byId = new Map(users.flatMap(batchesOf).map((batch) => [batch.id, batch]));
  return [...byId.values()]
    .sort((one, other) => one.startDate.localeCompare(other.startDate) || one.id - other.id)
    .map(({ id, startDate, label }) => ({ id, label: `${formatDate(startDate)}, ${label}` }));
}

/** Users of the batch, if one is given, whose name, e-mail or phone matches the text, in the given order. */
export function findUsers<T extends ActivityTab>(
  tab: T,
  users: readonly UserOf[T][],
  { text, sort, batchId }: { text: string; sort: UserSorting; batchId: number | null },
): UserOf[T][] {
  const found = users.filter(
    (user) =>
      matches(text, [user.name, user.email, user.phone]) &&
      (batchId === null || batchesOf(user).some(({ id }) => id === batchId)),
  );
  if (sort === 'oldest') return found.reverse();
  if (sort === 'name') return found.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return sort === 'most' ? found.sort((one, other) => counts[tab](other) - counts[tab](one)) : found;
}
