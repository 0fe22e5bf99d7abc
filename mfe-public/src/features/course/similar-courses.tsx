import { useReadable } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { CourseCardSkeleton } from '@kaksha/ui/course-card-skeleton';
import { RegionError } from '@kaksha/ui/region-error';
import { CardRow } from '../../card-row';
import { SavableCourseCard } from '../../savable-course-card';
import { usePublicStore } from '../../store/store-context';
import styles from './similar-courses.module.css';

/** Similar courses. A failure does not affect the rest of the page. */
export function SimilarCourses({ courseId }: { courseId: number }) {
  const store = usePublicStore();
  const now = useNow().toISOString();
  const { data, status } = useReadable(store.similar.at(courseId));
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
          onRetry={() => void store.similar.load(courseId)}
          className={styles.failure}
        />
      ) : (
        <CardRow label="Similar courses">
          {data
            ? data.map((course) => <SavableCourseCard key={course.id} course={course} now={now} />)
            : [1, 2, 3, 4].map((place) => <CourseCardSkeleton key={place} />)}
        </CardRow>
      )}
    </section>
  );
}
