import { Type } from 'typebox';
import { Id } from '../../../platform/http/wire';

export const RecentlyViewedBody = Type.Object({ courseId: Id, userId: Type.Optional(Id) });

export const recentlyViewedSpellings = {
  courseId: ['course_id', 'CourseId'],
  userId: ['user_id', 'UserId'],
} as const;
