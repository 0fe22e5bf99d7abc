import type { ReceivedEnquiry } from '@kaksha/domain/engagement';
import { matches } from '../../list/paginate';

/** The first view is the default. */
export const enquiryViews = ['open', 'all'] as const;
export type EnquiryView = (typeof enquiryViews)[number];

export const enquirySortings = ['newest', 'oldest', 'course'] as const;
export type EnquirySorting = (typeof enquirySortings)[number];

export const sortingLabels: Record<EnquirySorting, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  course: 'Course, A to Z',
};

export function viewOf(search: string): EnquiryView {
  return new URLSearchParams(search).get('show') === 'all' ? 'all' : 'open';
}

/** Enquiries that match the text, in the given order. */
export function findEnquiries(
  enquiries: readonly ReceivedEnquiry[],
  { text, sort }: { text: string; sort: EnquirySorting },
): ReceivedEnquiry[] {
  const found = enquiries.filter(({ learner, courseName, message }) =>
    matches(text, [learner.name, learner.email, courseName, message]),
  );
  if (sort === 'oldest') return found.reverse();
  return sort === 'course' ? found.sort((one, other) => one.courseName.localeCompare(other.courseName, 'en')) : found;
}
