import { useReadable } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { coursesPath } from '@kaksha/domain/course-query';
import { CourseCardSkeleton } from '@kaksha/ui/course-card-skeleton';
import { TextLink } from '@kaksha/ui/link';
import { RegionError } from '@kaksha/ui/region-error';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { ArrowRight } from 'lucide-react';
import { CardRow } from '../../card-row';
import { meetsOn, narrowBatches } from '../../narrow-batches';
import { SavableCourseCard } from '../../savable-course-card';
import { usePublicStore } from '../../store/store-context';
import { weekendQuery } from './load-home-page';
import styles from './weekend-row.module.css';

/** Weekend courses. */
export function WeekendRow() {
  const store = usePublicStore();
  const now = useNow().toISOString();
  const { data, status, error } = useReadable(store.searches.at(weekendQuery));
  if (data?.results.length === 0) return null;
  return (
    <section aria-labelledby="weekends">
      <SectionHeading
        id="weekends"
        title="If you only have weekends"
        text="Saturday and Sunday batches that start soon."
        action={
          <TextLink className={styles.all} to={coursesPath({ days: 'weekend' })}>
            All weekend batches
            <ArrowRight aria-hidden="true" />
          </TextLink>
        }
        className={styles.heading}
      />
      {!data && status === 'failed' ? (
        <RegionError
          level={3}
          title="The weekend batches did not load"
          text={error?.message}
          onRetry={() => void store.searches.load(weekendQuery)}
        />
      ) : (
        <CardRow label="Weekend batches">
          {data
            ? data.results.map((course) => (
                <SavableCourseCard key={course.id} course={narrowBatches(course, meetsOn('weekend'))} now={now} />
              ))
            : [1, 2, 3, 4].map((place) => <CourseCardSkeleton key={place} />)}
        </CardRow>
      )}
    </section>
  );
}
