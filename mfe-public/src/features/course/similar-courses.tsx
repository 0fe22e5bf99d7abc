import { useResource } from '@kaksha/api-client/use-resource';
import { useNow } from '@kaksha/contract/now';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { CardRow, CardRowSkeleton } from '../../card-row';
import { ListedCourseCard } from '../../listed-course-card';
import { usePublicStore } from '../../store/store-context';
import styles from './similar-courses.module.css';

/** Similar courses. A failure does not affect the rest of the page. */
export function SimilarCourses({ courseId }: { courseId: number }) {
  const store = usePublicStore();
  const now = useNow().toISOString();
  const similar = useResource(store.similar, courseId);
  if (similar.data?.length === 0) return null;
  return (
    <section aria-labelledby="similar">
      <h2 id="similar" className={styles.title}>
        Similar courses
      </h2>
      <AsyncBoundary
        resource={similar}
        name="Similar courses"
        announce={false}
        loading={<CardRowSkeleton label="Similar courses" />}
        error={{ level: 3, text: 'The rest of the page works, and you can still enrol.', className: styles.failure }}
        staleError="hidden"
        onRetry={() => void store.similar.load(courseId)}
      >
        {(courses) => (
          <CardRow label="Similar courses">
            {courses.map((course) => (
              <ListedCourseCard key={course.id} course={course} now={now} />
            ))}
          </CardRow>
        )}
      </AsyncBoundary>
    </section>
  );
}
