import { useResource } from '@kaksha/api-client/use-resource';
import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { ButtonLink } from '@kaksha/ui/button';
import { CourseCardSkeleton } from '@kaksha/ui/course-card-skeleton';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Heart } from 'lucide-react';
import { useMemo } from 'react';
import { removeCourse } from '../../store/course-list-changes';
import { visibleCourses } from '../../store/course-lists';
import { useLearnerStore } from '../../store/store-context';
import { describeSaved } from './describe-saved';
import { SavedCourseList } from './saved-course-list';

export function Page() {
  usePage({ title: 'Saved Courses', noindex: true });
  const store = useLearnerStore();
  const now = useNow();
  const list = useResource(store.saved);
  const courses = useMemo(() => visibleCourses(list.data), [list.data]);
  return (
    <>
      <PageHeading title="Saved Courses" text={courses && describeSaved(courses, now)} />
      <AsyncBoundary
        resource={{ ...list, data: courses }}
        name="Saved courses"
        onRetry={() => void store.saved.load()}
        loading={
          <div className="stack gap-3">
            <CourseCardSkeleton variant="row" />
            <CourseCardSkeleton variant="row" />
            <CourseCardSkeleton variant="row" />
          </div>
        }
        empty={
          <EmptyState
            title="No saved courses yet"
            text="Press the heart on a course to keep it here, with its next batch and its price."
            tile={<Heart />}
          >
            <ButtonLink variant="accent" to="/live-courses">
              Browse courses
            </ButtonLink>
          </EmptyState>
        }
      >
        {(saved) => (
          <SavedCourseList
            courses={saved}
            now={now}
            onUnsave={(course) => void removeCourse(store.host, store.saved, course)}
          />
        )}
      </AsyncBoundary>
    </>
  );
}
