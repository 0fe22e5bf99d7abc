import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { ViewSwitch } from '@kaksha/ui/view-switch';
import { BookOpen, Trash2 } from 'lucide-react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { courseListPath, createCoursePath } from '../../paths';
import { useOwnCourses } from '../../store/own-courses';
import { useTrainerStore } from '../../store/store-context';
import { CourseResults } from './course-results';
import { listOf, tabOf } from './load-course-list';
import { TrainerCourseSkeleton } from './trainer-course-skeleton';

const tabs = [
  { value: 'published', label: 'Published' },
  { value: 'pending', label: 'Pending' },
] as const;
/** Shown when there is something in them. */
const moreTabs = [
  { value: 'teaching', label: 'Teaching' },
  { value: 'deleted', label: 'Deleted' },
] as const;

const titles = {
  published: 'Published courses',
  pending: 'Pending courses',
  teaching: 'Courses that I teach',
  deleted: 'Deleted courses',
} as const;

export function Page() {
  const store = useTrainerStore();
  const now = useNow();
  const navigate = useNavigate();
  const location = useLocation();
  const pending = useNavigation().location;
  const tab = tabOf(location.search);
  const list = listOf(tab);
  const courses = useOwnCourses(list);
  const [teaching, deleted] = [useOwnCourses('teaching').data, useOwnCourses('deleted').data];
  const filled = { teaching: !!teaching?.length, deleted: !!deleted?.length };
  usePage({ title: titles[tab], noindex: true });
  return (
    <>
      <PageHeading
        title="Courses"
        actions={
          <>
            <ViewSwitch
              label="Which courses"
              options={[...tabs, ...moreTabs.filter(({ value }) => value === tab || filled[value])]}
              // Selects the pressed tab before its courses have loaded.
              value={pending?.pathname === location.pathname ? tabOf(pending.search) : tab}
              onValueChange={(next) => void navigate(courseListPath(next), { preventScrollReset: true })}
            />
            <ButtonLink to={createCoursePath} variant="accent">
              + Create New Course
            </ButtonLink>
          </>
        }
      />
      <AsyncBoundary
        resource={courses}
        name={titles[tab]}
        onRetry={() => void store.courses.load(list)}
        loading={
          <div className="stack gap-4">
            <TrainerCourseSkeleton />
            <TrainerCourseSkeleton />
            <TrainerCourseSkeleton />
          </div>
        }
        empty={
          tab === 'teaching' ? (
            <EmptyState
              title="No batches for institutes"
              text="Courses of an institute are listed here when it gives you a batch."
              tile={<BookOpen />}
            />
          ) : tab === 'deleted' ? (
            <EmptyState
              title="No deleted courses"
              text="A course that learners enrolled in or asked about stays here after you delete it."
              tile={<Trash2 />}
            />
          ) : (
            <EmptyState title="No courses found" text="Get started by creating a new course." tile={<BookOpen />}>
              <ButtonLink to={createCoursePath} variant="ink">
                Create Course
              </ButtonLink>
            </EmptyState>
          )
        }
      >
        {(shown) => <CourseResults key={tab} courses={shown} now={now} tab={tab} />}
      </AsyncBoundary>
    </>
  );
}
