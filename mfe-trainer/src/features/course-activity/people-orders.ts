import type { ContactedUser, CourseViewer, EnrolledStudent } from '@kaksha/domain/engagement';
import { matches } from '../../list/paginate';
import type { ActivityTab } from '../../paths';
import { totalInteractions } from './interactions';

export interface PersonOf {
  enrolled: EnrolledStudent;
  contacted: ContactedUser;
  activity: CourseViewer;
}

/** How the lists can be sorted; the first is how the server sends them. */
export const personOrders = ['newest', 'oldest', 'name', 'most'] as const;
export type PersonOrder = (typeof personOrders)[number];

const most: Record<ActivityTab, string> = {
  enrolled: 'Highest amount',
  contacted: 'Most interactions',
  activity: 'Most views',
};

export function orderLabels(tab: ActivityTab): Record<PersonOrder, string> {
  return { newest: 'Newest first', oldest: 'Oldest first', name: 'Name, A to Z', most: most[tab] };
}

const weights: { [T in ActivityTab]: (person: PersonOf[T]) => number } = {
  enrolled: ({ amount }) => amount,
  contacted: totalInteractions,
  activity: ({ views }) => views,
};

/** Those of a list who have what is looked for in their name, e-mail or phone, in the order that is asked for. */
export function findPeople<T extends ActivityTab>(
  tab: T,
  people: readonly PersonOf[T][],
  { text, sort }: { text: string; sort: PersonOrder },
): PersonOf[T][] {
  const found = people.filter(({ name, email, phone }) => matches(text, [name, email, phone]));
  if (sort === 'oldest') return found.reverse();
  if (sort === 'name') return found.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return sort === 'most' ? found.sort((one, other) => weights[tab](other) - weights[tab](one)) : found;
}
