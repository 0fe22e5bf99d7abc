import { deleteCourse } from '@kaksha/api-client/authoring';
import { isApiError, messageOf } from '@kaksha/api-client/errors';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import type { TrainerStore } from './trainer-store';

type NamedCourse = Pick<CourseSummary, 'id' | 'name'>;

/** Deletes a course: it is off the list at once, and back with a word and a way to try again if the server refuses. */
export async function removeCourse(store: TrainerStore, course: NamedCourse): Promise<void> {
  const { http, notify } = store.host;
  const notice = `delete-course-${course.id}`;
  notify.dismiss(notice);
  hide(store, course.id);
  try {
    const { message } = await deleteCourse(http, course.id);
    notify.success(message, { id: notice });
  } catch (error) {
    // Somebody else deleted it, or this is the second try of a call whose answer was lost.
    if (isApiError(error) && error.status === 404) return;
    show(store, course.id);
    notify.error('The course was not deleted', {
      id: notice,
      description: `${course.name || 'Untitled Course'}: ${messageOf(error, 'Please try again.')}`,
      action: { label: 'Retry', onClick: () => void removeCourse(store, course) },
    });
  }
}

function hide({ state }: TrainerStore, courseId: number): void {
  state.setState(({ area }) => ({ area: { ...area, deleted: [...area.deleted, courseId] } }));
}

function show({ state }: TrainerStore, courseId: number): void {
  state.setState(({ area }) => ({ area: { ...area, deleted: area.deleted.filter((id) => id !== courseId) } }));
}
