import { useResource } from '@kaksha/api-client/use-resource';
import { ItemBoundary } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { CourseCardSkeleton } from '@kaksha/ui/course-card-skeleton';
import { ListedCourseCard } from '../../listed-course-card';
import { usePublicStore } from '../../store/store-context';
import styles from './instructor-courses.module.css';

/** The trainer's published courses. A failure does not affect the rest of the profile. */
export function InstructorCourses({ trainerId }: { trainerId: number }) {
  const store = usePublicStore();
  const now = useNow().toISOString();
  return (
    <section aria-labelledby="courses">
      <h2 id="courses">Courses</h2>
      <AsyncBoundary
        resource={useResource(store.coursesOfTrainer, trainerId)}
        name="The courses"
        announce={false}
        loading={
          <ul aria-label="Courses" className={styles.list}>
            {[1, 2, 3].map((place) => (
              <li key={place}>
                <CourseCardSkeleton />
              </li>
            ))}
          </ul>
        }
        empty={<p className={styles.none}>No course is published right now.</p>}
        error={{ level: 3, className: styles.list }}
        staleError="hidden"
        onRetry={() => void store.coursesOfTrainer.load(trainerId)}
      >
        {(courses) => (
          <ul aria-label="Courses" className={styles.list}>
            {courses.map((course) => (
              <ItemBoundary key={course.id}>
                <li>
                  <ListedCourseCard course={course} now={now} />
                </li>
              </ItemBoundary>
            ))}
          </ul>
        )}
      </AsyncBoundary>
    </section>
  );
}
