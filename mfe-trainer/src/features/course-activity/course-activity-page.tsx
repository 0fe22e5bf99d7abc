import { usePage } from '@kaksha/contract/page';
import { brand } from '@kaksha/domain/brand';
import { RegionError } from '@kaksha/ui/region-error';
import { Tabs } from '@kaksha/ui/tabs';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { useLocation, useNavigate, useNavigation, useParams } from 'react-router-dom';
import { type ActivityTab, courseActivityPath } from '../../paths';
import { useArea } from '../../store/area';
import { loadActivity } from '../../store/people';
import { useTrainerState, useTrainerStore } from '../../store/store-context';
import { ContactedTab } from './contacted-tab';
import styles from './course-activity-page.module.css';
import { CourseChart } from './course-chart';
import { CourseHeading } from './course-heading';
import { CsvButton } from './csv-button';
import { EnrolledTab } from './enrolled-tab';
import { courseIdOf, tabOf } from './load-course-activity';
import { NoSuchCourse } from './no-such-course';
import { ViewedTab } from './viewed-tab';

const views = { enrolled: EnrolledTab, contacted: ContactedTab, activity: ViewedTab };

export function Page() {
  const store = useTrainerStore();
  const navigate = useNavigate();
  const location = useLocation();
  const ahead = useNavigation().location;
  const timeZone = useViewerZone() ?? brand.timeZone;
  const courseId = courseIdOf(useParams().courseId);
  const activity = useArea('activity', String(courseId));
  const courses = useTrainerState((state) => state.courses);
  const course = [...(courses.published.data ?? []), ...(courses.draft.data ?? [])].find(({ id }) => id === courseId);
  const name = activity.data?.course.name ?? course?.name ?? null;
  const tab = tabOf(location.search);
  const refused = activity.error?.status === 403 || activity.error?.status === 404;
  const missing = courseId === 0 || (refused && !activity.data);
  usePage({
    title: missing ? 'No such course' : name ? `${name}: activity` : 'Course activity',
    noindex: true,
    status: missing ? 404 : 200,
  });
  if (missing) return <NoSuchCourse message={activity.error?.message} />;

  const { enrolled, contacted, viewcourse } = activity.data?.counts ??
    course?.activity ?? { enrolled: 0, contacted: 0, viewcourse: 0 };
  const People = views[tab];
  // The chart keeps its period; what was looked for among other people is over.
  const days = new URLSearchParams(location.search).get('days');
  const tabPath = (next: ActivityTab) => courseActivityPath(courseId, next) + (days ? `&days=${days}` : '');
  return (
    <div className={styles.page}>
      <CourseHeading
        name={name}
        course={course}
        enrolled={activity.data?.counts.enrolled}
        actions={<CsvButton courseId={courseId} courseName={name ?? ''} tab={tab} />}
      />
      <Tabs
        label="People of this course"
        tabs={[
          { value: 'enrolled', label: `Enrolled Students (${enrolled})` },
          { value: 'contacted', label: `Contacted Users (${contacted})` },
          { value: 'activity', label: `View Activity (${viewcourse})` },
        ]}
        // The pressed one answers at once, while its people are still on their way.
        value={ahead?.pathname === location.pathname ? tabOf(ahead.search) : tab}
        onValueChange={(next) => void navigate(tabPath(next), { preventScrollReset: true })}
      >
        <div className={styles.panel}>
          {activity.data && <CourseChart series={activity.data.series} />}
          {activity.status === 'failed' && tab !== 'activity' && (
            <RegionError
              title="The figures did not load"
              text={activity.error?.message}
              onRetry={() => void loadActivity(store, courseId)}
            />
          )}
          <People key={tab} courseId={courseId} courseName={name ?? ''} timeZone={timeZone} />
        </div>
      </Tabs>
    </div>
  );
}
