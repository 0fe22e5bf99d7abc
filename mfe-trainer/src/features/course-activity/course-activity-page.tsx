import { useResource } from '@kaksha/api-client/use-resource';
import { useSettled } from '@kaksha/api-client/use-settled';
import { usePage } from '@kaksha/contract/page';
import { idIn } from '@kaksha/domain/address-numbers';
import { brand } from '@kaksha/domain/brand';
import { RegionError } from '@kaksha/ui/region-error';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Tabs } from '@kaksha/ui/tabs';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { useLocation, useNavigate, useNavigation, useParams } from 'react-router-dom';
import { type ActivityTab, courseActivityPath } from '../../paths';
import { useOwnCourses } from '../../store/own-courses';
import { useTrainerStore } from '../../store/store-context';
import { ContactedTab } from './contacted-tab';
import styles from './course-activity-page.module.css';
import { CourseChart } from './course-chart';
import { CourseHeading } from './course-heading';
import { CourseNotFound } from './course-not-found';
import { CsvButton } from './csv-button';
import { EnrolledTab } from './enrolled-tab';
import { tabOf } from './load-course-activity';
import { UserListSkeleton } from './user-list-skeleton';
import { ViewedTab } from './viewed-tab';

const views = { enrolled: EnrolledTab, contacted: ContactedTab, activity: ViewedTab };

export function Page() {
  const courseId = idIn(useParams().courseId);
  return courseId === null ? <NoSuchCourse /> : <CourseActivity courseId={courseId} />;
}

function NoSuchCourse() {
  usePage({ title: 'No such course', noindex: true, status: 404 });
  return <CourseNotFound message={undefined} />;
}

function CourseActivity({ courseId }: { courseId: number }) {
  const store = useTrainerStore();
  const navigate = useNavigate();
  const location = useLocation();
  const pending = useNavigation().location;
  const timeZone = useViewerZone() ?? brand.timeZone;
  const activity = useResource(store.activity, courseId);
  const lists = [
    useOwnCourses('published'),
    useOwnCourses('draft'),
    useOwnCourses('deleted'),
    useOwnCourses('teaching'),
  ];
  const isKnown = useSettled(lists);
  const courses = lists.flatMap(({ data }) => data ?? []);
  const course = courses.find(({ id }) => id === courseId);
  const name = activity.data?.course.name ?? course?.name ?? null;
  const tab = tabOf(location.search);
  const isForeign = activity.error?.status === 403 || activity.error?.status === 404;
  const missing = isForeign && !activity.data;
  usePage({
    title: missing ? 'No such course' : name ? `${name}: activity` : 'Course activity',
    noindex: true,
    status: missing ? 404 : 200,
  });
  if (missing) return <CourseNotFound message={activity.error?.message} />;

  const counts = activity.data?.counts ?? course?.activity;
  const { enrolled, contacted, viewcourse } = counts ?? { enrolled: 0, contacted: 0, viewcourse: 0 };
  const Tab = views[tab];
  // Changing the tab keeps the chart's period, but not search and sorting.
  const days = new URLSearchParams(location.search).get('days');
  const tabPath = (next: ActivityTab) => courseActivityPath(courseId, next) + (days ? `&days=${days}` : '');
  return (
    <div className="stack gap-5">
      <CourseHeading
        name={isKnown ? name : null}
        course={isKnown ? course : undefined}
        enrolled={counts?.enrolled}
        actions={<CsvButton courseId={courseId} courseName={name ?? ''} tab={tab} />}
      />
      {isKnown ? (
        <Tabs
          label="People of this course"
          tabs={[
            { value: 'enrolled', label: `Enrolled Students (${enrolled})` },
            { value: 'contacted', label: `Contacted Users (${contacted})` },
            { value: 'activity', label: `View Activity (${viewcourse})` },
          ]}
          // Selects the pressed tab before its users have loaded.
          value={pending?.pathname === location.pathname ? tabOf(pending.search) : tab}
          onValueChange={(next) => void navigate(tabPath(next), { preventScrollReset: true })}
        >
          <div className={`stack gap-8 ${styles.panel}`}>
            {activity.data ? (
              <CourseChart series={activity.data.series} />
            ) : (
              activity.status !== 'failed' && tab !== 'activity' && <Skeleton shape="block" className={styles.chart} />
            )}
            {activity.status === 'failed' && tab !== 'activity' && (
              <RegionError
                title="The metrics did not load"
                text={activity.error?.message}
                onRetry={() => void store.activity.load(courseId)}
              />
            )}
            <Tab
              key={tab}
              courseId={courseId}
              courseName={name ?? ''}
              timeZone={timeZone}
              batches={course?.batches ?? []}
            />
          </div>
        </Tabs>
      ) : (
        <UserListSkeleton />
      )}
    </div>
  );
}
