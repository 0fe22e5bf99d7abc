import { contentVersion, presentContent } from '../catalogue/courses/present';
import type { ContentRow } from './repo';
import type { ContentWire } from './schema';
import type { ContentTypeRule } from './service';

export function presentOwnContent(row: ContentRow): ContentWire {
  return { ...presentContent(row), course_id: row.courseId, trainer_id: row.trainerId, version: contentVersion(row) };
}

export const presentContentType = ({ type, isRequired }: ContentTypeRule, index: number) => ({
  id: index + 1,
  name: type,
  content_type: type,
  is_required: isRequired,
});
