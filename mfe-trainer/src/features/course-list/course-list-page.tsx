import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { ViewSwitch } from '@kaksha/ui/view-switch';
import { BookOpen } from 'lucide-react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { courseListPath, createCoursePath } from '../../paths';
import { useOwnCourses } from '../../store/own-courses';
import { useTrainerStore } from '../../store/store-context';
import styles from './course-list-page.module.css';
import { CourseResults } from './course-results';
import { statusOf, tabOf } from './load-course-list';
import { TrainerCourseSkeleton } from './trainer-course-skeleton';

const tabs = [
  { value: 'published', label: 'Published' },
  { value: 'pending', label: 'Pending' },
] as const;

export function Page() {
  const store = useTrainerStore();
  const now = useNow();
  const navigate = useNavigate();
  const location = useLocation();
  const pending = useNavigation().location;
  const tab = tabOf(location.search);
  const status = statusOf(tab);
  const courses = useOwnCourses(status);
  usePage({ title: tab === 'published' ? 'Published courses' : 'Pending courses', noindex: true });
  return (
    <>
      <PageHeading
        title="Courses"
        actions={
          <>
            <ViewSwitch
              label="Which courses"
              options={tabs}
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
        name={tab === 'published' ? 'Published courses' : 'Pending courses'}
        onRetry={() => void store.courses.load(status)}
        loading={
          <div className={styles.list}>
            <TrainerCourseSkeleton />
            <TrainerCourseSkeleton />
            <TrainerCourseSkeleton />
          </div>
        }
        empty={
          <EmptyState title="No courses found" text="Get started by creating a new course." tile={<BookOpen />}>
            <ButtonLink to={createCoursePath} variant="ink">
              Create Course
            </ButtonLink>
          </EmptyState>
        }
      >
        {(shown) => <CourseResults key={tab} courses={shown} now={now} />}
      </AsyncBoundary>
    </>
  );
}
