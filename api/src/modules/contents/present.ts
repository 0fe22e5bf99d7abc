import { contentVersion } from '../catalogue/courses/present';
import type { ContentRow } from './repo';
import type { ContentTypeRule } from './service';

export const presentOwnContent = (row: ContentRow) => ({
  ...row,
  course_id: row.courseId,
  trainer_id: row.trainerId,
  version: contentVersion(row),
});

export const presentContentType = ({ type, isRequired }: ContentTypeRule, index: number) => ({
  id: index + 1,
  name: type,
  contentType: type,
  isRequired,
});
