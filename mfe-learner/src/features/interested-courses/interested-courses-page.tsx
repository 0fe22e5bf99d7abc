import { useResource } from '@kaksha/api-client/use-resource';
import { useSession } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Lock } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { removeCourse } from '../../store/course-list-changes';
import { visibleCourses } from '../../store/course-lists';
import { useLearnerStore } from '../../store/store-context';
import { InterestedCourseList } from './interested-course-list';
import { InterestedCourseSkeleton } from './interested-course-skeleton';
import styles from './interested-courses-page.module.css';
import { NoInterestedCourses } from './no-interested-courses';

export function Page() {
  usePage({ title: 'Interested Courses', noindex: true });
  const store = useLearnerStore();
  const now = useNow();
  const list = useResource(store.interested);
  const courses = useMemo(() => visibleCourses(list.data), [list.data]);
  const { user } = useSession();
  const requested = useSearchParams()[0].get('user_id');

  // The session, not the address, decides whose list is shown.
  if (user && requested !== null && requested !== String(user.id)) {
    return (
      <EmptyState
        level={1}
        title="This list is not yours"
        text="A list of interested courses is shown to no one but the person who made it."
        tile={<Lock />}
      >
        <ButtonLink variant="accent" to="/user-dashboard/interested-course">
          Show my interested courses
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <PageHeading
        title="Interested Courses"
        text={!!courses?.length && 'The trainers of these courses know that you are interested.'}
      />
      <AsyncBoundary
        resource={{ ...list, data: courses }}
        name="Interested courses"
        onRetry={() => void store.interested.load()}
        loading={
          <div className={styles.grid}>
            <InterestedCourseSkeleton />
            <InterestedCourseSkeleton />
            <InterestedCourseSkeleton />
          </div>
        }
        empty={<NoInterestedCourses />}
      >
        {(interested) => (
          <InterestedCourseList
            courses={interested}
            now={now}
            userId={user?.id ?? null}
            onTakeBack={(course) => void removeCourse(store.host, store.interested, course)}
          />
        )}
      </AsyncBoundary>
    </>
  );
}
