import { addModule, updateModule } from '@kaksha/api-client/curriculum';
import { isApiError, messageOf } from '@kaksha/api-client/errors';
import { withSession } from '@kaksha/api-client/with-session';
import { useHost } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { MissingItem } from '@kaksha/domain/course-progress';
import { useTrainerState } from '../../../store/store-context';
import type { ModuleValues } from './module-values';
import { useRefusal } from './use-refusal';

/**
 * Saves a module; null is a new one. Answers what the server says is missing before the course can be published.
 * Rejects with what the form shows; why a module was not added is shown as `refusal`.
 */
export function useSaveModule({ id: courseId, trainer, status }: AuthoredCourse, moduleId: number | null) {
  const host = useHost();
  const userId = useTrainerState((state) => state.userId);
  const { refuse, dialog } = useRefusal();
  const whose = { trainerId: trainer.id, courseId };
  const within = <T>(work: () => Promise<T>) => withSession(host, userId, 'We save the module right after this.', work);

  const add = async (values: ModuleValues): Promise<MissingItem[]> => {
    try {
      const { course } = await within(() => addModule(host.http, whose, values));
      const published = status === 'draft' && course.status === 'published';
      host.notify.success('Curriculum added successfully!', {
        ...(published && { description: 'Your course is published.' }),
      });
      return course.missing;
    } catch (error) {
      await refuse(messageOf(error, 'Something went wrong. Please try again later.'));
      // The alert says all; only what belongs to a field stands there, too.
      const atField = isApiError(error) && Object.keys(error.fields).some((field) => field in values);
      throw atField ? error : null;
    }
  };
  const update = async (id: number, values: ModuleValues): Promise<MissingItem[]> => {
    try {
      await within(() => updateModule(host.http, id, whose, values));
      host.notify.success('Curriculum updated successfully!');
      return [];
    } catch (error) {
      host.notify.error('Failed to update curriculum', { description: messageOf(error, '') });
      throw error;
    }
  };
  return {
    save: (values: ModuleValues) => (moduleId === null ? add(values) : update(moduleId, values)),
    refusal: dialog,
  };
}
