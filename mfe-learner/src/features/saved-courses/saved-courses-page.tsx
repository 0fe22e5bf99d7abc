import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { CourseCardSkeleton } from '@kaksha/ui/course-card-skeleton';
import { EmptyState } from '@kaksha/ui/empty-state';
import { ListFaces } from '@kaksha/ui/list-faces';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Heart } from 'lucide-react';
import { useMemo } from 'react';
import { coursesOf } from '../../store/course-lists';
import { loadCourses } from '../../store/learner-store';
import { takeOff } from '../../store/list-changes';
import { useLearnerState, useLearnerStore } from '../../store/store-context';
import { describeSaved } from './describe-saved';
import { SavedCourseList } from './saved-course-list';
import styles from './saved-courses-page.module.css';

export function Page() {
  usePage({ title: 'Saved Courses', noindex: true });
  const store = useLearnerStore();
  const now = useNow();
  const state = useLearnerState((all) => all);
  const courses = useMemo(() => coursesOf(state, 'saved'), [state]);
  return (
    <>
      <PageHeading title="Saved Courses" text={courses && describeSaved(courses, now)} />
      <ListFaces
        status={state.saved.status}
        error={state.saved.error}
        items={courses}
        name="Saved courses"
        onRetry={() => void loadCourses(store, 'saved')}
        skeleton={
          <div className={styles.list}>
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
          <SavedCourseList courses={saved} now={now} onUnsave={(course) => void takeOff(store, 'saved', course)} />
        )}
      </ListFaces>
    </>
  );
}
