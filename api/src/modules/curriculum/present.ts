import type { Static } from 'typebox';
import type { CourseProgress } from '../authoring/publishing/service';
import { moduleVersion, presentModule } from '../catalogue/courses/present';
import type { ModuleRow } from './repo';
import type { AddedModule, ModuleWire } from './schema';

export function presentOwnModule(row: ModuleRow): ModuleWire {
  return { ...presentModule(row), course_id: row.courseId, trainer_id: row.trainerId, version: moduleVersion(row) };
}

export function presentAdded(row: ModuleRow, { stage, status, missing }: CourseProgress): Static<typeof AddedModule> {
  const wire = presentOwnModule(row);
  const course = { stage, course_status: status, missing };
  return { success: true, status: 'success', data: { ...wire, results: wire, course } };
}
