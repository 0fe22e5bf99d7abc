import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { BookX } from 'lucide-react';
import { homePath } from '../../paths';

/** There is no such course, or it is somebody else's: its people are nobody else's business. */
export function NoSuchCourse({ message }: { message: string | undefined }) {
  return (
    <EmptyState level={1} title="There is no such course of yours" text={message} tile={<BookX />}>
      <ButtonLink to={`${homePath}/courses/allcourses`} variant="ink">
        Back to Courses
      </ButtonLink>
    </EmptyState>
  );
}
