import { useResource } from '@kaksha/api-client/use-resource';
import { useSession } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { useEffect } from 'react';
import { CardRow } from '../../card-row';
import { ListedCourseCard } from '../../listed-course-card';
import { usePublicStore } from '../../store/store-context';
import styles from './weekend-row.module.css';

const shown = 4;

/**
 * For signed-in users: the courses viewed last. Without a skeleton, because the server renders for visitors and would
 * leave a gap.
 */
export function RecentlyViewedRow() {
  const store = usePublicStore();
  const now = useNow().toISOString();
  const { user } = useSession();
  const userId = user?.id ?? null;
  const viewed = useResource(store.recentlyViewed);
  useEffect(() => {
    if (userId !== null) void store.recentlyViewed.load();
  }, [store, userId]);

  if (userId === null) return null;
  return (
    <AsyncBoundary
      resource={viewed}
      name="The courses that you looked at"
      empty={null}
      staleError="hidden"
      onRetry={() => void store.recentlyViewed.load()}
    >
      {(courses) => (
        <section aria-labelledby="continue">
          <SectionHeading
            id="continue"
            title="Continue looking"
            text="What you looked at last, with its next batch."
            className={styles.heading}
          />
          <CardRow label="Continue looking">
            {courses.slice(0, shown).map((course) => (
              <ListedCourseCard key={course.id} course={course} now={now} />
            ))}
          </CardRow>
        </section>
      )}
    </AsyncBoundary>
  );
}
