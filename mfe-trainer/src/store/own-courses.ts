import { deleteCourse } from '@kaksha/api-client/authoring';
import { isApiError, messageOf } from '@kaksha/api-client/errors';
import type { Resource } from '@kaksha/api-client/resource';
import { useReadable } from '@kaksha/contract/host-context';
import type { CourseStatus, CourseSummary, DescribedCourse } from '@kaksha/domain/catalogue';
import { useMemo } from 'react';
import { useTrainerStore } from './store-context';
import type { TrainerStore } from './trainer-store';

/** The trainer's courses of a status, without deleted ones. */
export function useOwnCourses(status: CourseStatus): Resource<readonly DescribedCourse[]> {
  const resource = useReadable(useTrainerStore().courses.at(status));
  return useMemo(() => {
    const { courses, deletedIds } = resource.data ?? { courses: null, deletedIds: [] };
    return { ...resource, data: courses?.filter(({ id }) => !deletedIds.includes(id)) ?? null };
  }, [resource]);
}

/** Deletes a course optimistically. When the server refuses, the course returns with a notice and Retry. */
export async function removeCourse(
  store: TrainerStore,
  course: Pick<CourseSummary, 'id' | 'name' | 'status'>,
): Promise<void> {
  const { http, notify } = store.host;
  const notice = `delete-course-${course.id}`;
  notify.dismiss(notice);
  setDeleted(store, course, true);
  try {
    const { message } = await deleteCourse(http, course.id);
    notify.success(message, { id: notice });
  } catch (error) {
    // Another tab deleted the course, or the response of an earlier try was lost.
    if (isApiError(error) && error.status === 404) return;
    setDeleted(store, course, false);
    notify.error('The course was not deleted', {
      id: notice,
      description: `${course.name || 'Untitled Course'}: ${messageOf(error, 'Please try again.')}`,
      action: { label: 'Retry', onClick: () => void removeCourse(store, course) },
    });
  }
}

function setDeleted({ courses }: TrainerStore, { id, status }: Pick<CourseSummary, 'id' | 'status'>, deleted: boolean) {
  courses.change(({ courses: list, deletedIds }) => {
    const others = deletedIds.filter((other) => other !== id);
    return { courses: list, deletedIds: deleted ? [...others, id] : others };
  }, status);
}
