import { duplicateCourse } from '@kaksha/api-client/authoring';
import { messageOf } from '@kaksha/api-client/errors';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { isolated } from '@kaksha/domain/isolated';
import type { TrainerStore } from '../../store/trainer-store';

/**
 * Creates a draft with the same details, contents and modules, without batches, and notifies about the result.
 * @returns the id of the copy; null after a failure
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
    void store.courses.reload('draft');
    return copy.id;
  } catch (error) {
    notify.update(id, 'error', 'The course was not duplicated', {
      description: `${isolated(name)}: ${messageOf(error, 'Please try again.')}`,
    });
    return null;
  }
}
