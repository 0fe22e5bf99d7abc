import { setCourseAction } from '@kaksha/api-client/actions';
import { messageOf } from '@kaksha/api-client/errors';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import type { LearnerStore } from './learner-store';

type SavedCourse = Pick<CourseSummary, 'id' | 'name'>;

/** Takes a course off the saved list, at once; the notice offers to undo it. */
export async function unsave(store: LearnerStore, course: SavedCourse): Promise<void> {
  store.host.notify.success('Removed from Saved Courses', {
    id: noticeOf(course),
    description: course.name,
    action: { label: 'Undo', onClick: () => void saveAgain(store, course) },
  });
  await setSaved(store, course, false);
}

/** Puts a course back in the place where it was. */
async function saveAgain(store: LearnerStore, course: SavedCourse): Promise<void> {
  store.host.notify.dismiss(noticeOf(course));
  await setSaved(store, course, true);
}

/** Shown at once, and taken back with a word if the server refuses. Changes of one course reach the server in order. */
async function setSaved(store: LearnerStore, course: SavedCourse, on: boolean): Promise<void> {
  show(store, course.id, on);
  const before = store.changes.get(course.id) ?? Promise.resolve();
  const change = before.catch(() => {}).then(() => setCourseAction(store.host.http, course.id, 'like', on));
  store.changes.set(course.id, change);
  const isLatest = () => store.changes.get(course.id) === change;
  try {
    await change;
  } catch (error) {
    // The person has changed their mind since: what they want now is on its way.
    if (!isLatest()) return;
    show(store, course.id, !on);
    store.host.notify.error(on ? 'That was not saved' : 'That was not removed', {
      id: noticeOf(course),
      description: `${course.name}: ${messageOf(error, 'Please try again.')}`,
      action: { label: 'Retry', onClick: () => void (on ? saveAgain : unsave)(store, course) },
    });
  } finally {
    if (isLatest()) store.changes.delete(course.id);
  }
}

const noticeOf = (course: SavedCourse) => `saved-${course.id}`;

function show({ state }: LearnerStore, courseId: number, on: boolean): void {
  state.setState(({ unsaved }) => {
    const others = unsaved.filter((id) => id !== courseId);
    return { unsaved: on ? others : [...others, courseId] };
  });
}
