import { ItemBoundary } from '@kaksha/contract/host-context';
import { brand } from '@kaksha/domain/brand';
import type { ReceivedEnquiry } from '@kaksha/domain/engagement';
import * as limits from '@kaksha/domain/limits';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Pagination } from '@kaksha/ui/pagination';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { Search } from 'lucide-react';
import { ListControls } from '../../list/list-controls';
import { paginate } from '../../list/paginate';
import { useListQuery } from '../../list/use-list-query';
import { EnquiryCard } from './enquiry-card';
import { batchChoices, enquirySortings, findEnquiries, sortingLabels } from './find-enquiries';

export function EnquiryResults({ enquiries }: { enquiries: readonly ReceivedEnquiry[] }) {
  const query = useListQuery(enquirySortings);
  const timeZone = useViewerZone() ?? brand.timeZone;
  const { items, page, totalPages } = paginate(findEnquiries(enquiries, query), query.page, limits.coursePageSize);
  return (
    <>
      <ListControls query={query} label="Find a question" sorts={sortingLabels} batches={batchChoices(enquiries)} />
      {items.length === 0 && (
        <EmptyState
          title="No question matches"
          text={
            query.text.trim()
              ? `No name, course or message here has “${query.text.trim()}” in it.`
              : 'No question here is about this batch.'
          }
          tile={<Search />}
        />
      )}
      <ul className="stack gap-4" aria-label="Questions">
        {items.map((enquiry) => (
          <ItemBoundary key={enquiry.id}>
            <li>
              <EnquiryCard enquiry={enquiry} timeZone={timeZone} />
            </li>
          </ItemBoundary>
        ))}
      </ul>
      <Pagination page={page} totalPages={totalPages} hrefFor={query.hrefFor} />
    </>
  );
}
