import type { ContactedUser, CourseViewer, EnrolledStudent } from '@kaksha/domain/engagement';
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

/** Users whose name, e-mail or phone matches the text, in the given order. */
export function findUsers<T extends ActivityTab>(
  tab: T,
  users: readonly UserOf[T][],
  { text, sort }: { text: string; sort: UserSorting },
): UserOf[T][] {
  const found = users.filter(({ name, email, phone }) => matches(text, [name, email, phone]));
  if (sort === 'oldest') return found.reverse();
  if (sort === 'name') return found.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return sort === 'most' ? found.sort((one, other) => counts[tab](other) - counts[tab](one)) : found;
}
