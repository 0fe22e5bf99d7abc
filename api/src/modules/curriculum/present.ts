import type { CourseProgress } from '../authoring/publishing/service';
import { moduleVersion } from '../catalogue/courses/present';
import type { ModuleRow } from './repo';

export const presentOwnModule = (row: ModuleRow) => ({ ...row, version: moduleVersion(row) });

export function presentAdded(row: ModuleRow, course: CourseProgress) {
  const results = presentOwnModule(row);
  return { success: true as const, status: 'success' as const, data: { ...results, results, course } };
}
