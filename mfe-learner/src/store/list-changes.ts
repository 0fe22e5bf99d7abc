import { setCourseAction } from '@kaksha/api-client/actions';
import { messageOf } from '@kaksha/api-client/errors';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { actionOf, type CourseList, type LearnerStore } from './learner-store';

const words: Record<CourseList, { takenOff: string; refused: string }> = {
  saved: { takenOff: 'Removed from Saved Courses', refused: 'That was not saved' },
  interested: { takenOff: 'Removed from Interested Courses', refused: 'Your interest was not noted' },
};

/** Takes a course off a list, at once; the notice offers to undo it. */
export async function takeOff(store: LearnerStore, list: CourseList, course: CourseSummary): Promise<void> {
  store.host.notify.success(words[list].takenOff, {
    id: noticeOf(list, course),
    description: course.name,
    action: { label: 'Undo', onClick: () => void putOn(store, list, course) },
  });
  await change(store, list, course, false);
}

/** Puts a course on a list, at once; one that was taken off it returns to the place where it was. */
export async function putOn(store: LearnerStore, list: CourseList, course: CourseSummary): Promise<void> {
  store.host.notify.dismiss(noticeOf(list, course));
  await change(store, list, course, true);
}

/** Shown at once, and taken back with a word if the server refuses. Changes of one course reach the server in order. */
async function change(store: LearnerStore, list: CourseList, course: CourseSummary, on: boolean): Promise<void> {
  show(store, list, course, on);
  const changes = store.changes[list];
  const before = changes.get(course.id) ?? Promise.resolve();
  const own = before.catch(() => {}).then(() => setCourseAction(store.host.http, course.id, actionOf[list], on));
  changes.set(course.id, own);
  const isLatest = () => changes.get(course.id) === own;
  try {
    await own;
  } catch (error) {
    // The person has changed their mind since: what they want now is on its way.
    if (!isLatest()) return;
    show(store, list, course, !on);
    store.host.notify.error(on ? words[list].refused : 'That was not removed', {
      id: noticeOf(list, course),
      description: `${course.name}: ${messageOf(error, 'Please try again.')}`,
      action: { label: 'Retry', onClick: () => void (on ? putOn : takeOff)(store, list, course) },
    });
  } finally {
    if (isLatest()) changes.delete(course.id);
  }
}

const noticeOf = (list: CourseList, course: CourseSummary) => `${list}-${course.id}`;

function show({ state }: LearnerStore, list: CourseList, course: CourseSummary, on: boolean): void {
  state.setState((before) => {
    const { data } = before[list];
    const others = before.removed[list].filter((id) => id !== course.id);
    if (!on) return { removed: { ...before.removed, [list]: [...others, course.id] } };
    const isListed = !data || data.some(({ id }) => id === course.id);
    return {
      removed: { ...before.removed, [list]: others },
      [list]: isListed ? before[list] : { ...before[list], data: [course, ...data] },
    };
  });
}
