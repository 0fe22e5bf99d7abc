import { messageOf } from '@kaksha/api-client/errors';
import { CalendarFeed } from '@kaksha/ui/calendar-feed';
import { RegionError } from '@kaksha/ui/region-error';
import { Skeleton } from '@kaksha/ui/skeleton';
import { renewFeed, revokeFeed } from '../../store/feed';
import { loadOwn } from '../../store/own';
import { useLearnerState, useLearnerStore } from '../../store/store-context';
import styles from './purchased-courses.module.css';

/** All classes in the calendar that the person uses anyway, by a private address that can be ended. */
export function ClassCalendar() {
  const store = useLearnerStore();
  const { data, status, error } = useLearnerState(({ feed }) => feed);
  return (
    <section className={styles.panel} aria-labelledby="calendar-heading">
      <h2 id="calendar-heading">All classes in your calendar</h2>
      <p>
        Add this private address to your calendar once: classes that are added, moved or ended then follow on their own.
      </p>
      {data && (
        <CalendarFeed
          {...data}
          onMake={() => renewFeed(store)}
          onEnd={() => revokeFeed(store)}
          notify={store.host.notify}
          reasonOf={(cause) => messageOf(cause, 'Please try again.')}
        />
      )}
      {!data && status !== 'failed' && <Skeleton shape="block" className={styles.feedWaiting} />}
      {!data && status === 'failed' && (
        <RegionError
          level={3}
          title="Your calendar address did not load"
          text={error?.message}
          onRetry={() => void loadOwn(store, 'feed')}
        />
      )}
    </section>
  );
}
