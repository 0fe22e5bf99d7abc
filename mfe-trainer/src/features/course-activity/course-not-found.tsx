import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { BookX } from 'lucide-react';
import { homePath } from '../../paths';

/** Shown for an unknown course and for a course of another trainer. */
export function CourseNotFound({ message }: { message: string | undefined }) {
  return (
    <EmptyState level={1} title="There is no such course of yours" text={message} tile={<BookX />}>
      <ButtonLink to={`${homePath}/courses/allcourses`} variant="ink">
        Back to Courses
      </ButtonLink>
    </EmptyState>
  );
}
