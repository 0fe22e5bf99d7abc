import { addModule, updateModule } from '@kaksha/api-client/curriculum';
import { isApiError, messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { CourseModule } from '@kaksha/domain/catalogue';
import type { MissingItem } from '@kaksha/domain/course-progress';
import type { ModuleValues } from './module-values';
import { useModuleError } from './use-module-error';

/** A saved module, and the parts of its course that are missing for publishing. */
interface SavedModule {
  module: CourseModule;
  missing: MissingItem[];
}

/**
 * Saves a module; a null id adds one. `save` rejects with an error for the form to show, with EDIT_CONFLICT when another
 * save came first, or with null when `dialog` shows all of it.
 */
export function useSaveModule({ id: courseId, trainer, status }: AuthoredCourse, moduleId: number | null) {
  const host = useHost();
  const { showError, dialog } = useModuleError();
  const owner = { trainerId: trainer.id, courseId };

  const add = async (values: ModuleValues): Promise<SavedModule> => {
    try {
      const { module, course } = await addModule(host.http, owner, values);
      const published = status === 'draft' && course.status === 'published';
      host.notify.success('Curriculum added successfully!', {
        ...(published && { description: 'Your course is published.' }),
      });
      return { module, missing: course.missing };
    } catch (error) {
      await showError(messageOf(error, 'Something went wrong. Please try again later.'));
      // The alert shows the message; field errors are shown at their fields as well.
      const atField = isApiError(error) && Object.keys(error.fields).some((field) => field in values);
      throw atField ? error : null;
    }
  };
  const update = async (id: number, values: ModuleValues, version: number | undefined): Promise<SavedModule> => {
    try {
      const module = await updateModule(host.http, id, owner, values, version);
      host.notify.success('Curriculum updated successfully!');
      return { module, missing: [] };
    } catch (error) {
      // A dialog shows both modules.
      if (isApiError(error) && error.stored !== undefined) throw error;
      host.notify.error('Failed to update curriculum', { description: messageOf(error, '') });
      throw error;
    }
  };
  return {
    save: (values: ModuleValues, version: number | undefined) =>
      moduleId === null ? add(values) : update(moduleId, values, version),
    dialog,
  };
}
