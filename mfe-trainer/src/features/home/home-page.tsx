import { useSession } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { RegionError } from '@kaksha/ui/region-error';
import { BookOpen, CalendarPlus } from 'lucide-react';
import { useMemo } from 'react';
import { calendarPath, createCoursePath } from '../../paths';
import { useArea } from '../../store/area';
import { coursesOf } from '../../store/own-courses';
import { useTrainerState, useTrainerStore } from '../../store/store-context';
import { loadCourses } from '../../store/trainer-store';
import { BatchesAhead } from './batches-ahead';
import { headingOf } from './heading';
import { HomeFigures } from './home-figures';
import styles from './home-page.module.css';
import { nextClass } from './next-class';
import { TaskList } from './task-list';
import { tasksOf } from './tasks';

export function Page() {
  const store = useTrainerStore();
  const now = useNow();
  const { user } = useSession();
  usePage({ title: 'Trainer home', noindex: true });
  const courses = useTrainerState((state) => state.courses);
  const area = useTrainerState((state) => state.area);
  const enquiries = useArea('enquiries').data;
  const pricing = useArea('pricing').data;
  const supportLinks = useArea('supportLinks').data;
  const published = useMemo(() => coursesOf({ courses, area }, 'published'), [courses, area]);
  const drafts = useMemo(() => coursesOf({ courses, area }, 'draft'), [courses, area]);
  const next = nextClass(published ?? [], now);
  const failed = courses.published.error ?? courses.draft.error;
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
            void loadCourses(store, 'published');
            void loadCourses(store, 'draft');
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
      {!isNew && <HomeFigures next={next} />}
      {published && drafts && (
        <div className={styles.panels}>
          <TaskList tasks={tasksOf({ published, drafts, enquiries: enquiries ?? [], pricing, supportLinks }, now)} />
          <BatchesAhead courses={published} now={now} />
        </div>
      )}
    </>
  );
}
