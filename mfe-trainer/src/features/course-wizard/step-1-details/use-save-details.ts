import { createCourse, updateCourse } from '@kaksha/api-client/authoring';
import { isApiError } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import { stepNumber } from '@kaksha/domain/course-progress';
import { courseMessages } from '@kaksha/domain/course-rules';
import { courseFormFrom, type DetailsValues } from './details-values';

export interface SaveDetails {
  userId: number;
  /** Null creates the course. */
  courseId: number | null;
  /** Version of the course that was edited; the API rejects older ones. */
  version: number | null;
}

/**
 * Saves step 1 and notifies about the result. Rejects with `ApiError` for the form to show, with EDIT_CONFLICT when
 * another save came first.
 */
export function useSaveDetails() {
  const host = useHost();
  const { http, notify, session } = host;

  return async (values: DetailsValues, { userId, courseId, version }: SaveDetails): Promise<AuthoredCourse> => {
    const { user } = session.get();
    if (user && user.trainerId === null) {
      notify.error(courseMessages.trainerMissing);
      throw { kind: 'ApiError', message: courseMessages.trainerMissing };
    }
    const notice = notify.loading('Saving course details...');
    const form = courseFormFrom(values);
    try {
      const saved = await (courseId === null
        ? createCourse(http, form, { trainerId: user?.trainerId ?? 0, userId })
        : updateCourse(http, courseId, {
            form,
            stage: stepNumber('details'),
            modifiedBy: userId,
            version: version ?? undefined,
          }));
      notify.update(notice, 'success', 'Course details saved successfully!');
      return saved;
    } catch (error) {
      // A dialog shows both courses.
      if (isApiError(error) && error.stored !== undefined) {
        notify.dismiss(notice);
        throw error;
      }
      const answered = isApiError(error) && error.status > 0;
      notify.update(
        notice,
        'error',
        answered ? 'Failed to save course details. Please try again.' : 'An error occurred while saving the course.',
        { description: 'What you typed is still here, and kept on this device.' },
      );
      throw error;
    }
  };
}
