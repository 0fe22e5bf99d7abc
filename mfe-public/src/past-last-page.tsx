import { countText } from '@kaksha/domain/count-text';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { FileX } from 'lucide-react';

/** In place of a page that the list does not have. */
export function PastLastPage({ totalPages, first }: { totalPages: number; first: string }) {
  return (
    <EmptyState
      tile={<FileX />}
      title="The list ends before this page"
      text={`It has ${countText(totalPages, 'page')}.`}
    >
      <ButtonLink variant="ink" to={first}>
        First page
      </ButtonLink>
    </EmptyState>
  );
}
