import type { ReceivedEnquiry } from '@kaksha/domain/engagement';
import { matches } from '../../list/paginate';

/** Which questions are shown; the first is the one that holds without a word in the address. */
export const enquiryViews = ['open', 'all'] as const;
export type EnquiryView = (typeof enquiryViews)[number];

export const enquiryOrders = ['newest', 'oldest', 'course'] as const;
export type EnquiryOrder = (typeof enquiryOrders)[number];

export const orderLabels: Record<EnquiryOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  course: 'Course, A to Z',
};

export function viewOf(search: string): EnquiryView {
  return new URLSearchParams(search).get('show') === 'all' ? 'all' : 'open';
}

/** The questions that hold what is looked for, in the order that is asked for. */
export function findEnquiries(
  enquiries: readonly ReceivedEnquiry[],
  { text, sort }: { text: string; sort: EnquiryOrder },
): ReceivedEnquiry[] {
  const found = enquiries.filter(({ learner, courseName, message }) =>
    matches(text, [learner.name, learner.email, courseName, message]),
  );
  if (sort === 'oldest') return found.reverse();
  return sort === 'course' ? found.sort((one, other) => one.courseName.localeCompare(other.courseName, 'en')) : found;
}
