import { createCalendarFeed, deleteCalendarFeed } from '@kaksha/api-client/calendar';
import { messageOf } from '@kaksha/api-client/errors';
import { useResource } from '@kaksha/api-client/use-resource';
import { CalendarFeedSection } from '@kaksha/ui/calendar-feed-section';
import { useLearnerStore } from '../../store/store-context';
import styles from './my-courses.module.css';

/** Private calendar address with all classes of the learner. */
export function ClassCalendar() {
  const { host, feed } = useLearnerStore();
  return (
    <CalendarFeedSection
      resource={useResource(feed)}
      title="All classes in your calendar"
      text="Add this private address to your calendar once: classes that are added, moved or ended then follow on their own."
      className={`stack gap-4 card ${styles.panel}`}
      skeletonClassName={styles.feedWaiting}
      onRetry={() => void feed.load()}
      onCreate={async () => feed.put(await createCalendarFeed(host.http))}
      onRevoke={async () => {
        await deleteCalendarFeed(host.http);
        feed.put({ createdAt: null, url: null });
      }}
      notify={host.notify}
      messageOf={(cause) => messageOf(cause, 'Please try again.')}
    />
  );
}
