import { useResource } from '@kaksha/api-client/use-resource';
import { useSession } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { RegionError } from '@kaksha/ui/region-error';
import { BookOpen, CalendarPlus } from 'lucide-react';
import { CheckInToday } from '../../check-in/check-in-today';
import { calendarPath, createCoursePath } from '../../paths';
import { useOwnCourses, useTaughtCourses } from '../../store/own-courses';
import { useTrainerStore } from '../../store/store-context';
import { headingOf } from './heading';
import { HomeMetrics } from './home-metrics';
import styles from './home-page.module.css';
import { nextClass } from './next-class';
import { TaskList } from './task-list';
import { tasksOf } from './tasks';
import { UpcomingBatches } from './upcoming-batches';

export function Page() {
  const store = useTrainerStore();
  const now = useNow();
  const { user } = useSession();
  usePage({ title: 'Trainer home', noindex: true });
  const enquiries = useResource(store.enquiries).data;
  const pricing = useResource(store.pricing).data;
  const supportLinks = useResource(store.supportLinks).data;
  const { data: published, error: publishedError } = useOwnCourses('published');
  const { data: drafts, error: draftsError } = useOwnCourses('draft');
  const { data: taught } = useTaughtCourses();
  const next = taught ? nextClass(taught, now) : undefined;
  const failed = publishedError ?? draftsError;
  const isNew = published?.length === 0 && drafts?.length === 0;

  return (
    <>
      <PageHeading
        {...headingOf(next, now, user?.name ?? '')}
        actions={
          <>
            <ButtonLink to={calendarPath} icon={<CalendarPlus aria-hidden="true" />}>
              Calendar
            </ButtonLink>
            <ButtonLink to={createCoursePath} variant="accent">
              + Create New Course
            </ButtonLink>
          </>
        }
      />
      {failed && (
        <RegionError
          title="Your courses did not load"
          text={failed.message}
          onRetry={() => {
            void store.courses.load('published');
            void store.courses.load('draft');
          }}
        />
      )}
      {isNew && (
        <EmptyState
          title="Teach your first course"
          text="Five steps: what it is, when it meets, what is in it, its modules, and it is live."
          tile={<BookOpen />}
        >
          <ButtonLink to={createCoursePath} variant="ink">
            Create Course
          </ButtonLink>
        </EmptyState>
      )}
      <CheckInToday courses={taught ?? []} now={now} />
      {!isNew && <HomeMetrics next={next} />}
      {published && drafts && (
        <div className={`stack gap-5 top ${styles.panels}`}>
          <TaskList tasks={tasksOf({ published, drafts, enquiries: enquiries ?? [], pricing, supportLinks }, now)} />
          <UpcomingBatches courses={taught ?? published} now={now} />
        </div>
      )}
    </>
  );
}
