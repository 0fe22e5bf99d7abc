import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { ListFaces } from '@kaksha/ui/list-faces';
import { PageHeading } from '@kaksha/ui/page-heading';
import { ViewSwitch } from '@kaksha/ui/view-switch';
import { BookOpen } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { courseListPath, createCoursePath } from '../../paths';
import { coursesOf } from '../../store/own-courses';
import { useTrainerState, useTrainerStore } from '../../store/store-context';
import { loadCourses } from '../../store/trainer-store';
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
  const ahead = useNavigation().location;
  const tab = tabOf(location.search);
  const status = statusOf(tab);
  const courses = useTrainerState((state) => state.courses);
  const area = useTrainerState((state) => state.area);
  const items = useMemo(() => coursesOf({ courses, area }, status), [courses, area, status]);
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
              // The pressed one answers at once, while its courses are still on their way.
              value={ahead?.pathname === location.pathname ? tabOf(ahead.search) : tab}
              onValueChange={(next) => void navigate(courseListPath(next), { preventScrollReset: true })}
            />
            <ButtonLink to={createCoursePath} variant="accent">
              + Create New Course
            </ButtonLink>
          </>
        }
      />
      <ListFaces
        status={courses[status].status}
        error={courses[status].error}
        items={items}
        name={tab === 'published' ? 'Published courses' : 'Pending courses'}
        onRetry={() => void loadCourses(store, status)}
        skeleton={
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
      </ListFaces>
    </>
  );
}
