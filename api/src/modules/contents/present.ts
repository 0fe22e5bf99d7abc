import { contentTypes } from '@kaksha/domain/catalogue';
import { isRequiredContentType } from '@kaksha/domain/contents';
import { presentContent } from '../catalogue/courses/present';
import type { ContentRow } from './repo';
import type { ContentWire } from './schema';

export function presentOwnContent(row: ContentRow): ContentWire {
  return { ...presentContent(row), course_id: row.courseId, trainer_id: row.trainerId };
}

export function presentContentTypes() {
  return contentTypes.map((type, index) => ({
    id: index + 1,
    name: type,
    content_type: type,
    is_required: isRequiredContentType(type),
  }));
}
