import { useNow } from '@kaksha/contract/now';
import { CourseCardSkeleton } from '@kaksha/ui/course-card-skeleton';
import { RegionError } from '@kaksha/ui/region-error';
import { MarkedCourseCard } from '../../marked-course-card';
import { usePublicStore, useResource } from '../../store/store-context';
import { loadCoursesOfTrainer } from '../../store/trainers';
import styles from './instructor-courses.module.css';

/** The trainer's public courses. When they do not load the profile is none the worse for it. */
export function InstructorCourses({ trainerId }: { trainerId: number }) {
  const store = usePublicStore();
  const now = useNow().toISOString();
  const { data, status, error } = useResource('coursesOfTrainer', String(trainerId));
  return (
    <section aria-labelledby="courses">
      <h2 id="courses">Courses</h2>
      {!data && status === 'failed' ? (
        <RegionError
          level={3}
          title="The courses did not load"
          text={error?.message}
          onRetry={() => void loadCoursesOfTrainer(store, trainerId)}
          className={styles.list}
        />
      ) : data?.length === 0 ? (
        <p className={styles.none}>No course is published right now.</p>
      ) : (
        <ul aria-label="Courses" className={styles.list}>
          {data
            ? data.map((course) => (
                <li key={course.id}>
                  <MarkedCourseCard course={course} now={now} />
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
