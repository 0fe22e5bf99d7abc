import type { ReceivedEnquiry } from '@kaksha/domain/engagement';
import { isolated } from '@kaksha/domain/isolated';
import type { BatchChoice } from '../../list/list-controls';
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

/** The batches that the enquiries are about, as choices of a filter. */
export function batchChoices(enquiries: readonly ReceivedEnquiry[]): BatchChoice[] {
  const byId = new Map(
    enquiries.flatMap(({ batchId, batchLabel, courseName }) =>
      batchId === null ? [] : [[batchId, { id: batchId, label: `${isolated(courseName)}: ${batchLabel}` }] as const],
    ),
  );
  return [...byId.values()].sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** Enquiries about the batch, if one is given, that match the text, in the given order. */
export function findEnquiries(
  enquiries: readonly ReceivedEnquiry[],
  { text, sort, batchId }: { text: string; sort: EnquirySorting; batchId: number | null },
): ReceivedEnquiry[] {
  const found = enquiries.filter(
    ({ name, email, courseName, message, batchId: about }) =>
      matches(text, [name, email, courseName, message]) && (batchId === null || about === batchId),
  );
  if (sort === 'oldest') return found.reverse();
  return sort === 'course' ? found.sort((one, other) => one.courseName.localeCompare(other.courseName, 'en')) : found;
}
