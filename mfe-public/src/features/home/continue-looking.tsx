import { useSession } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { RegionError } from '@kaksha/ui/region-error';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { useEffect } from 'react';
import { CardRow } from '../../card-row';
import { MarkedCourseCard } from '../../marked-course-card';
import { loadLookedAt, lookedAtKey } from '../../store/looked-at';
import { usePublicStore, useResource } from '../../store/store-context';
import styles from './weekend-row.module.css';

const shown = 4;

/**
 * For people who are signed in: the courses that they looked at last. It appears when there are some: nobody waits for
 * it, and the server, which renders for visitors, leaves no gap.
 */
export function ContinueLooking() {
  const store = usePublicStore();
  const now = useNow().toISOString();
  const { user } = useSession();
  const userId = user?.id ?? null;
  const { data, status, error } = useResource('lookedAt', lookedAtKey(userId));
  useEffect(() => {
    if (userId !== null) void loadLookedAt(store, userId);
  }, [store, userId]);

  if (userId === null) return null;
  if (!data && status === 'failed') {
    return (
      <RegionError
        title="The courses that you looked at did not load"
        text={error?.message}
        onRetry={() => void loadLookedAt(store, userId)}
      />
    );
  }
  if (!data?.length) return null;
  return (
    <section aria-labelledby="continue">
      <SectionHeading
        id="continue"
        title="Continue looking"
        text="What you looked at last, with its next batch."
        className={styles.heading}
      />
      <CardRow label="Continue looking">
        {data.slice(0, shown).map((course) => (
          <MarkedCourseCard key={course.id} course={course} now={now} />
        ))}
      </CardRow>
    </section>
  );
}
