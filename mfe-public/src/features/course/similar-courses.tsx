import { useNow } from '@kaksha/contract/now';
import { CourseCardSkeleton } from '@kaksha/ui/course-card-skeleton';
import { RegionError } from '@kaksha/ui/region-error';
import { CardRow } from '../../card-row';
import { MarkedCourseCard } from '../../marked-course-card';
import { loadSimilar } from '../../store/catalogue';
import { usePublicStore, useResource } from '../../store/store-context';
import styles from './similar-courses.module.css';

/** Other courses that may fit. When they do not load, the page's own course is none the worse for it. */
export function SimilarCourses({ courseId }: { courseId: number }) {
  const store = usePublicStore();
  const now = useNow().toISOString();
  const { data, status } = useResource('similar', String(courseId));
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="similar">
      <h2 id="similar" className={styles.title}>
        Similar courses
      </h2>
      {!data && status === 'failed' ? (
        <RegionError
          level={3}
          title="Similar courses did not load"
          text="The rest of the page works, and you can still enrol."
          onRetry={() => void loadSimilar(store, courseId)}
          className={styles.failure}
        />
      ) : (
        <CardRow label="Similar courses">
          {data
            ? data.map((course) => <MarkedCourseCard key={course.id} course={course} now={now} />)
            : [1, 2, 3, 4].map((place) => <CourseCardSkeleton key={place} />)}
        </CardRow>
      )}
    </section>
  );
}
