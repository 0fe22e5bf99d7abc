import { formatMissing, type MissingItem } from '@kaksha/domain/course-progress';
import { ApiError } from '../../../platform/http/api-error';

/** `fields` names what is missing by wizard step. */
export function courseIncomplete(missing: readonly MissingItem[]): ApiError {
  const fields: Record<string, string> = {};
  for (const { part } of missing) {
    fields[part] ??= `Needs ${formatMissing(missing.filter((one) => one.part === part))}`;
  }
  const message = `This course cannot be published yet: it needs ${formatMissing(missing)}.`;
  return new ApiError(409, 'COURSE_INCOMPLETE', message, fields);
}
