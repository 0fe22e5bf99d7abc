import { useReadable } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { CourseCardSkeleton } from '@kaksha/ui/course-card-skeleton';
import { RegionError } from '@kaksha/ui/region-error';
import { SavableCourseCard } from '../../savable-course-card';
import { usePublicStore } from '../../store/store-context';
import styles from './instructor-courses.module.css';

/** The trainer's published courses. A failure does not affect the rest of the profile. */
export function InstructorCourses({ trainerId }: { trainerId: number }) {
  const store = usePublicStore();
  const now = useNow().toISOString();
  const { data, status, error } = useReadable(store.coursesOfTrainer.at(trainerId));
  return (
    <section aria-labelledby="courses">
      <h2 id="courses">Courses</h2>
      {!data && status === 'failed' ? (
        <RegionError
          level={3}
          title="The courses did not load"
          text={error?.message}
          onRetry={() => void store.coursesOfTrainer.load(trainerId)}
          className={styles.list}
        />
      ) : data?.length === 0 ? (
        <p className={styles.none}>No course is published right now.</p>
      ) : (
        <ul aria-label="Courses" className={styles.list}>
          {data
            ? data.map((course) => (
                <li key={course.id}>
                  <SavableCourseCard course={course} now={now} />
                </li>
              ))
            : [1, 2, 3].map((place) => (
                <li key={place}>
                  <CourseCardSkeleton />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}
