import { messageOf } from '@kaksha/api-client/errors';
import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { CalendarFeedSection } from '@kaksha/ui/calendar-feed-section';
import { Disclosure } from '@kaksha/ui/disclosure';
import { EmptyState } from '@kaksha/ui/empty-state';
import { ListFaces } from '@kaksha/ui/list-faces';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Skeleton } from '@kaksha/ui/skeleton';
import { CalendarDays } from 'lucide-react';
import { useMemo } from 'react';
import { courseListPath } from '../../paths';
import { useArea } from '../../store/area';
import { loadFeed, renewFeed, revokeFeed } from '../../store/feed';
import { coursesOf } from '../../store/own-courses';
import { useTrainerState, useTrainerStore } from '../../store/store-context';
import { loadCourses } from '../../store/trainer-store';
import { BatchList } from './batch-list';
import { batchRows } from './batch-rows';
import styles from './calendar-page.module.css';

export function Page() {
  const store = useTrainerStore();
  const now = useNow();
  usePage({ title: 'Calendar', noindex: true });
  const courses = useTrainerState((state) => state.courses);
  const area = useTrainerState((state) => state.area);
  const published = useMemo(() => coursesOf({ courses, area }, 'published'), [courses, area]);
  const rows = published && batchRows(published, now);
  return (
    <>
      <PageHeading title="Calendar" text="Your classes, in the calendar you already use." />
      <CalendarFeedSection
        resource={useArea('feed')}
        title="One address for all your classes"
        text="Add this private address to your calendar once: batches that you add, change or end follow by themselves."
        className={styles.card}
        skeletonClassName={styles.place}
        onRetry={() => void loadFeed(store)}
        onCreate={() => renewFeed(store)}
        onRevoke={() => revokeFeed(store)}
        notify={store.host.notify}
        messageOf={(error) => messageOf(error, 'Please try again.')}
      />
      <section className={styles.card} aria-labelledby="batches-heading">
        <h2 id="batches-heading">Batches</h2>
        <ListFaces
          status={courses.published.status}
          error={courses.published.error}
          items={rows && [...rows.ahead, ...rows.over]}
          name="Batches"
          onRetry={() => void loadCourses(store, 'published')}
          skeleton={<Skeleton shape="block" className={styles.place} />}
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
              {rows && rows.ahead.length === 0 && <p>No class is planned.</p>}
              {rows && rows.ahead.length > 0 && <BatchList rows={rows.ahead} label="Batches with classes ahead" />}
              {rows && rows.over.length > 0 && (
                <Disclosure title={`Past batches (${rows.over.length})`}>
                  <BatchList rows={rows.over} label="Past batches" />
                </Disclosure>
              )}
            </>
          )}
        </ListFaces>
      </section>
    </>
  );
}
