import { describeByDate, upcomingFirst } from '@kaksha/domain/batches';
import type { Batch } from '@kaksha/domain/catalogue';
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

/**
 * The batches as choices of a filter, as many and in the same order as the dialog of the course list has, then those of
 * users that are not among them. None when no user has a batch.
 */
export function batchChoices(
  users: readonly UserOf[ActivityTab][],
  batches: readonly Batch[],
  now: Date,
): BatchChoice[] {
  const byId = new Map(users.flatMap(batchesOf).map((batch) => [batch.id, batch]));
  if (byId.size === 0) return [];
  const own = upcomingFirst(batches, now).map((batch) => ({
    id: batch.id,
    label: `${describeByDate(batch, now)}${batch.state === 'cancelled' ? ', cancelled' : ''}`,
  }));
  for (const { id } of own) byId.delete(id);
  const others = [...byId.values()].sort((one, other) => one.startDate.localeCompare(other.startDate));
  return [...own, ...others.map(({ id, label }) => ({ id, label }))];
}

/** `Left`: the learner gave the seat back without a refund. */
export const stateInCourse = ({ status, batches }: EnrolledStudent): EnrolledStudent['status'] | 'Left' =>
  status === 'Refunded' && batches.every(({ state }) => state === 'Left') ? 'Left' : status;

/** `177 learners, 4 refunded`: the tab counts enrolled learners only, and the list also has those who left. */
export function countText(
  users: readonly UserOf[ActivityTab][],
  found: readonly UserOf[ActivityTab][],
  nouns: readonly [singular: string, plural: string],
): string {
  const stateOf = (user: UserOf[ActivityTab]) => ('status' in user ? stateInCourse(user) : 'Active');
  const isIn = (user: UserOf[ActivityTab]) => stateOf(user) !== 'Refunded' && stateOf(user) !== 'Left';
  const all = users.filter(isIn).length;
  const shown = found.filter(isIn).length;
  const parts = [`${number(all)} ${nouns[all === 1 ? 0 : 1]}`];
  if (shown !== all) parts[0] = `${number(shown)} of ${parts[0]}`;
  const refunded = found.filter((user) => stateOf(user) === 'Refunded').length;
  const left = found.filter((user) => stateOf(user) === 'Left').length;
  if (refunded > 0) parts.push(`${number(refunded)} refunded`);
  if (left > 0) parts.push(`${number(left)} gave the seat back`);
  return parts.join(', ');
}

const number = (count: number): string => count.toLocaleString('en-IN');

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
