import { useSession } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { ListFaces } from '@kaksha/ui/list-faces';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Lock } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { loadCourses } from '../../store/learner-store';
import { useLearnerState, useLearnerStore } from '../../store/store-context';
import { InterestedCourseCard } from './interested-course-card';
import { InterestedCourseSkeleton } from './interested-course-skeleton';
import styles from './interested-courses-page.module.css';
import { NoInterestedCourses } from './no-interested-courses';

export function Page() {
  usePage({ title: 'Interested Courses', noindex: true });
  const store = useLearnerStore();
  const now = useNow();
  const interested = useLearnerState((state) => state.interested);
  const { user } = useSession();
  const asked = useSearchParams()[0].get('user_id');

  // The address may name a person, but it is the session that says who is there.
  if (user && asked !== null && asked !== String(user.id)) {
    return (
      <EmptyState
        level={1}
        title="This list is not yours"
        text="A list of interested courses is shown to nobody but the person who made it."
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
        text={!!interested.data?.length && 'The trainers of these courses know that you are interested.'}
      />
      <ListFaces
        status={interested.status}
        error={interested.error}
        items={interested.data}
        name="Interested courses"
        onRetry={() => void loadCourses(store, 'interested')}
        skeleton={
          <div className={styles.grid}>
            <InterestedCourseSkeleton />
            <InterestedCourseSkeleton />
            <InterestedCourseSkeleton />
          </div>
        }
        empty={<NoInterestedCourses />}
      >
        {(courses) => (
          <ul className={styles.grid} aria-label="Interested courses">
            {courses.map((course, index) => (
              <li key={course.id}>
                <InterestedCourseCard course={course} now={now} userId={user?.id ?? null} priority={index < 3} />
              </li>
            ))}
          </ul>
        )}
      </ListFaces>
    </>
  );
}
