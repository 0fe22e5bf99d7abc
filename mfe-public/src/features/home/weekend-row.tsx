import { useResource } from '@kaksha/api-client/use-resource';
import { useNow } from '@kaksha/contract/now';
import { coursesPath } from '@kaksha/domain/course-query';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { TextLink } from '@kaksha/ui/link';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { ArrowRight } from 'lucide-react';
import { CardRow, CardRowSkeleton } from '../../card-row';
import { ListedCourseCard } from '../../listed-course-card';
import { usePublicStore } from '../../store/store-context';
import { weekendQuery } from './load-home-page';
import styles from './weekend-row.module.css';

/** Weekend courses. */
export function WeekendRow() {
  const store = usePublicStore();
  const now = useNow().toISOString();
  const weekend = useResource(store.searches, weekendQuery);
  if (weekend.data?.results.length === 0) return null;
  return (
    <section aria-labelledby="weekends">
      <SectionHeading
        id="weekends"
        title="If you only have weekends"
        text="Batches that meet on Saturdays and Sundays only."
        action={
          <TextLink className={styles.all} to={coursesPath({ days: 'weekend-only' })}>
            All weekend batches
            <ArrowRight aria-hidden="true" />
          </TextLink>
        }
        className={styles.heading}
      />
      <AsyncBoundary
        resource={weekend}
        name="The weekend batches"
        announce={false}
        loading={<CardRowSkeleton label="Weekend batches" />}
        error={{ level: 3 }}
        staleError="hidden"
        onRetry={() => void store.searches.load(weekendQuery)}
      >
        {({ results }) => (
          <CardRow label="Weekend batches">
            {results.map((course) => (
              <ListedCourseCard key={course.id} course={course} now={now} />
            ))}
          </CardRow>
        )}
      </AsyncBoundary>
    </section>
  );
}
