import { removeCourseAction, setCourseAction } from '@kaksha/api-client/actions';
import { attempt } from '@kaksha/api-client/use-action';
import type { HostServices } from '@kaksha/contract/host';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { isolated } from '@kaksha/domain/isolated';
import { actionOf, type CourseList, type CourseListName } from './course-lists';
import type { ListedCourses } from './learner-data';

const titles: Record<CourseListName, { removed: string; notAdded: string }> = {
  saved: { removed: 'Removed from Saved Courses', notAdded: 'That was not saved' },
  interested: { removed: 'Removed from Interested Courses', notAdded: 'Your interest was not noted' },
};

/** Removes a course from the list at once, with a notice that offers to undo it. */
export async function removeCourse(host: HostServices, list: CourseList, course: CourseSummary): Promise<void> {
  const change = setListed(host, list, course, false);
  host.notify.success(titles[list.name].removed, {
    id: noticeId(list, course),
    description: course.name,
    action: { label: 'Undo', onClick: () => void addCourse(host, list, course) },
  });
  await change;
}

/** Adds a course to the list at once; a course that was removed returns to its place. */
export const addCourse = (host: HostServices, list: CourseList, course: CourseSummary): Promise<void> =>
  setListed(host, list, course, true);

/** Optimistic; reverted with a notice when the server refuses. Changes of one course reach the server in order. */
async function setListed(host: HostServices, list: CourseList, course: CourseSummary, listed: boolean): Promise<void> {
  const { name } = list;
  const kind = actionOf[name];
  const userId = host.session.get().user?.id;
  const call = () =>
    listed ? setCourseAction(host.http, course.id, kind) : removeCourseAction(host.http, course.id, kind, userId);
  const update = ({ courses, removed }: ListedCourses): ListedCourses => {
    const others = removed.filter((id) => id !== course.id);
    if (!listed) return { courses, removed: [...others, course.id] };
    const isPresent = courses.some(({ id }) => id === course.id);
    return { courses: isPresent ? courses : [course, ...courses], removed: others };
  };
  const of = String(course.id);
  const change = list.optimistic(update, undefined, call, of);
  await attempt(host.notify, () => change, {
    id: noticeId(list, course),
    failed: listed ? titles[name].notAdded : 'That was not removed',
    about: isolated(course.name),
    // A later change of the same course is in flight and decides.
    onError: () => list.lastChange(of) !== change,
    retry: () => (listed ? addCourse : removeCourse)(host, list, course),
  });
}

const noticeId = ({ name }: CourseList, { id }: CourseSummary) => `${name}-${id}`;
