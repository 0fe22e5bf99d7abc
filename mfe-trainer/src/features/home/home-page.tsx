import { useResource } from '@kaksha/api-client/use-resource';
import { useSession } from '@kaksha/contract/host-context';
import { useClock } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { Slot } from '@kaksha/contract/slots';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { RegionError } from '@kaksha/ui/region-error';
import { BookOpen, CalendarPlus } from 'lucide-react';
import { CheckInToday } from '../../check-in/check-in-today';
import { calendarPath, createCoursePath } from '../../paths';
import { useMayEdit, useOwnCourses, useTaughtCourses } from '../../store/own-courses';
import { useTrainerStore } from '../../store/store-context';
import { ClassesNow } from './classes-now';
import { headingOf } from './heading';
import { HomeMetrics, MetricsSkeleton } from './home-metrics';
import styles from './home-page.module.css';
import { isNear, plannedClasses } from './next-class';
import { OwnBatches } from './own-batches';
import { TaskList } from './task-list';
import { tasksOf } from './tasks';

export function Page() {
  const store = useTrainerStore();
  const now = useClock();
  const { user } = useSession();
  usePage({ title: 'Trainer home', noindex: true });
  const enquiries = useResource(store.enquiries).data;
  const pricing = useResource(store.pricing).data;
  const taxProfile = useResource(store.taxProfile).data;
  const supportLinks = useResource(store.supportLinks).data;
  const { data: published, error: publishedError } = useOwnCourses('published');
  const { data: drafts, error: draftsError } = useOwnCourses('draft');
  const { data: taught } = useTaughtCourses();
  const mayEdit = useMayEdit();
  const planned = taught && plannedClasses(taught, now);
  const next = planned ? (planned[0] ?? null) : undefined;
  const near = planned?.filter((one) => isNear(one, now)) ?? [];
  const failed = publishedError ?? draftsError;
  const isKnown = taught !== null || failed !== null;
  // An institute is paid for the batches that its staff teach.
  const isPaid = !taught?.length || taught.some(mayEdit) || !!drafts?.length;
  const isNew = published?.length === 0 && drafts?.length === 0 && taught?.length === 0;

  return (
    <>
      <PageHeading
        {...headingOf(next, now, user?.name ?? '')}
        actions={isKnown && near.length === 0 && <Actions main />}
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
      {near.length > 0 && (
        <>
          <ClassesNow near={near} now={now} />
          <div className="cluster gap-3 middle">
            <Actions />
          </div>
        </>
      )}
      <CheckInToday courses={taught ?? []} now={now} without={near.map(({ batch }) => batch.id)} />
      {!isNew && (isKnown ? <HomeMetrics next={next} isPaid={isPaid} now={now} /> : <MetricsSkeleton />)}
      {published && drafts && taught && (
        <div className={`stack gap-5 top ${styles.panels}`}>
          <TaskList
            tasks={tasksOf(
              {
                published,
                running: taught.filter(mayEdit),
                drafts,
                enquiries: enquiries ?? [],
                pricing: isPaid ? pricing : null,
                taxProfile,
                supportLinks,
              },
              now,
            )}
          />
          <OwnBatches courses={taught} now={now} />
        </div>
      )}
      {isKnown && <Slot name="trainer.home" data={{}} />}
    </>
  );
}

/** @param main  whether a new course is the main action; it is not when a class is near */
function Actions({ main = false }: { main?: boolean }) {
  return (
    <>
      <ButtonLink to={calendarPath} icon={<CalendarPlus aria-hidden="true" />}>
        Calendar
      </ButtonLink>
      <ButtonLink to={createCoursePath} variant={main ? 'accent' : 'outline'}>
        + Create New Course
      </ButtonLink>
    </>
  );
}
