import { duplicateCourse } from '@kaksha/api-client/authoring';
import { messageOf } from '@kaksha/api-client/errors';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { loadCourses, type TrainerStore } from '../../store/trainer-store';

/**
 * Makes a draft with the same details, contents and modules, without batches.
 * @returns the copy's id; null when it was not made, which the person is told
 */
export async function copyCourse(
  store: TrainerStore,
  course: Pick<CourseSummary, 'id' | 'name'>,
): Promise<number | null> {
  const { http, notify } = store.host;
  const name = course.name || 'Untitled Course';
  const id = notify.loading('Copying the course…', { id: `copy-course-${course.id}`, description: name });
  try {
    const copy = await duplicateCourse(http, course.id);
    notify.update(id, 'success', 'Course duplicated', { description: 'The copy is a draft. It has no batches yet.' });
    void loadCourses(store, 'draft');
    return copy.id;
  } catch (error) {
    notify.update(id, 'error', 'The course was not duplicated', {
      description: `${name}: ${messageOf(error, 'Please try again.')}`,
    });
    return null;
  }
}
