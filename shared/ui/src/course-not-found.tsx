import { BookX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from './button';
import { EmptyState } from './empty-state';

export interface CourseNotFoundProps {
  /** The consequence on this page, after the likely reasons. */
  consequence: string;
  /** A second link, beside 'Browse courses'. */
  action: ReactNode;
}

/** The content of a page whose course does not exist or is no longer public. The page itself sets status 404. */
export function CourseNotFound({ consequence, action }: CourseNotFoundProps) {
  return (
    <EmptyState
      level={1}
      tile={<BookX />}
      title="This course is not here"
      text={`It may have been taken down, or the address is mistyped. ${consequence}`}
    >
      <ButtonLink variant="accent" to="/live-courses">
        Browse courses
      </ButtonLink>
      {action}
    </EmptyState>
  );
}
