import type { Static } from 'typebox';
import type { Standing } from '../authoring/publishing-service';
import { presentModule } from '../catalogue/service';
import type { ModuleRow } from './repo';
import type { AddedModule, ModuleWire } from './schema';

export function presentOwnModule(row: ModuleRow): ModuleWire {
  return { ...presentModule(row), course_id: row.courseId, trainer_id: row.trainerId };
}

export function presentAdded(row: ModuleRow, { stage, status, missing }: Standing): Static<typeof AddedModule> {
  const wire = presentOwnModule(row);
  const course = { stage, course_status: status, missing };
  return { success: true, status: 'success', data: { ...wire, results: wire, course } };
}
