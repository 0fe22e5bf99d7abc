import { createCalendarFeed, deleteCalendarFeed } from '@kaksha/api-client/calendar';
import { messageOf } from '@kaksha/api-client/errors';
import { useResource } from '@kaksha/api-client/use-resource';
import { useSettled } from '@kaksha/api-client/use-settled';
import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { ButtonLink } from '@kaksha/ui/button';
import { CalendarFeedSection } from '@kaksha/ui/calendar-feed-section';
import { Disclosure } from '@kaksha/ui/disclosure';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Skeleton } from '@kaksha/ui/skeleton';
import { CalendarDays } from 'lucide-react';
import { courseListPath } from '../../paths';
import { useTaughtCourses } from '../../store/own-courses';
import { useTrainerStore } from '../../store/store-context';
import { BatchList } from './batch-list';
import { batchRows } from './batch-rows';
import styles from './calendar-page.module.css';
import { ClassCalendar } from './class-calendar';

export function Page() {
  const store = useTrainerStore();
  const now = useNow();
  usePage({ title: 'Calendar', noindex: true });
  const courses = useTaughtCourses();
  const feed = useResource(store.feed);
  const isKnown = useSettled([courses]);
  const isFeedKnown = useSettled([courses, feed]);
  const rows = batchRows(courses.data ?? [], now);
  const { http } = store.host;
  return (
    <>
      <PageHeading title="Calendar" text="All classes that you teach, here and in the calendar you already use." />
      {courses.data && <ClassCalendar courses={courses.data} />}
      {!courses.data && courses.status !== 'failed' && (
        <>
          <p role="status" className="visually-hidden">
            Your classes are loading
          </p>
          <Skeleton shape="block" className={styles.calendarPlace} />
        </>
      )}
      {isKnown && (
        <CalendarFeedSection
          resource={feed}
          title="One address for all your classes"
          text="Add this private address to your calendar once: batches that you add, change or end follow by themselves."
          className={`stack gap-4 card ${styles.card}`}
          skeletonClassName={styles.place}
          onRetry={() => void store.feed.load()}
          onCreate={async () => store.feed.put(await createCalendarFeed(http))}
          onRevoke={async () => {
            await deleteCalendarFeed(http);
            store.feed.put({ createdAt: null, url: null });
          }}
          notify={store.host.notify}
          messageOf={(error) => messageOf(error, 'Please try again.')}
        />
      )}
      {isFeedKnown && (
        <section className={`stack gap-4 card ${styles.card}`} aria-labelledby="batches-heading">
          <h2 id="batches-heading">Batches</h2>
          <AsyncBoundary
            resource={courses}
            isEmpty={() => rows.upcoming.length + rows.past.length === 0}
            name="Batches"
            onRetry={() => void store.courses.load('published')}
            empty={
              <EmptyState
                level={3}
                title="No batches yet"
                text="Add a batch to one of your courses, and its classes are listed here."
                tile={<CalendarDays />}
              >
                <ButtonLink to={courseListPath()}>Your courses</ButtonLink>
              </EmptyState>
            }
          >
            {() => (
              <>
                {rows.upcoming.length === 0 && <p>No class is planned.</p>}
                {rows.upcoming.length > 0 && <BatchList rows={rows.upcoming} label="Batches with classes ahead" />}
                {rows.past.length > 0 && (
                  <Disclosure title={`Past batches (${rows.past.length})`}>
                    <BatchList rows={rows.past} label="Past batches" />
                  </Disclosure>
                )}
              </>
            )}
          </AsyncBoundary>
        </section>
      )}
    </>
  );
}
