import { messageOf } from '@kaksha/api-client/errors';
import { CalendarFeedSection } from '@kaksha/ui/calendar-feed-section';
import { renewFeed, revokeFeed } from '../../store/feed';
import { loadOwn } from '../../store/own';
import { useLearnerState, useLearnerStore } from '../../store/store-context';
import styles from './purchased-courses.module.css';

/** All classes in the calendar that the person uses anyway, by a private address that can be ended. */
export function ClassCalendar() {
  const store = useLearnerStore();
  return (
    <CalendarFeedSection
      resource={useLearnerState(({ feed }) => feed)}
      title="All classes in your calendar"
      text="Add this private address to your calendar once: classes that are added, moved or ended then follow on their own."
      className={styles.panel}
      skeletonClassName={styles.feedWaiting}
      onRetry={() => void loadOwn(store, 'feed')}
      onCreate={() => renewFeed(store)}
      onRevoke={() => revokeFeed(store)}
      notify={store.host.notify}
      messageOf={(cause) => messageOf(cause, 'Please try again.')}
    />
  );
}
