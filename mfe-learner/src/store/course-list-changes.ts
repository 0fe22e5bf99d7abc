import { removeCourseAction, setCourseAction } from '@kaksha/api-client/actions';
import { messageOf } from '@kaksha/api-client/errors';
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
  host.notify.success(titles[list.name].removed, {
    id: noticeId(list, course),
    description: course.name,
    action: { label: 'Undo', onClick: () => void addCourse(host, list, course) },
  });
  await setListed(host, list, course, false);
}

/** Adds a course to the list at once; a course that was removed returns to its place. */
export async function addCourse(host: HostServices, list: CourseList, course: CourseSummary): Promise<void> {
  host.notify.dismiss(noticeId(list, course));
  await setListed(host, list, course, true);
}

/** Optimistic; reverted with a notice when the server refuses. Changes of one course reach the server in order. */
async function setListed(host: HostServices, list: CourseList, course: CourseSummary, listed: boolean): Promise<void> {
  const { name, pending } = list;
  const previous = pending.get(course.id) ?? Promise.resolve();
  const kind = actionOf[name];
  const userId = host.session.get().user?.id;
  const request = previous
    .catch(() => {})
    .then(() =>
      listed ? setCourseAction(host.http, course.id, kind) : removeCourseAction(host.http, course.id, kind, userId),
    );
  pending.set(course.id, request);
  show(list, course, listed, request);
  const isLatest = () => pending.get(course.id) === request;
  try {
    await request;
  } catch (error) {
    // A later change of the same course is in flight and decides.
    if (!isLatest()) return;
    show(list, course, !listed);
    host.notify.error(listed ? titles[name].notAdded : 'That was not removed', {
      id: noticeId(list, course),
      description: `${isolated(course.name)}: ${messageOf(error, 'Please try again.')}`,
      action: { label: 'Retry', onClick: () => void (listed ? addCourse : removeCourse)(host, list, course) },
    });
  } finally {
    if (isLatest()) pending.delete(course.id);
  }
}

const noticeId = ({ name }: CourseList, { id }: CourseSummary) => `${name}-${id}`;

function show(list: CourseList, course: CourseSummary, listed: boolean, request?: Promise<void>): void {
  const update = ({ courses, removed }: ListedCourses): ListedCourses => {
    const others = removed.filter((id) => id !== course.id);
    if (!listed) return { courses, removed: [...others, course.id] };
    const isPresent = courses.some(({ id }) => id === course.id);
    return { courses: isPresent ? courses : [course, ...courses], removed: others };
  };
  list.change(update, undefined, request);
}
