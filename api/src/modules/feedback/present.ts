import type { Static } from 'typebox';
import type { FeedbackRow, RateableCourse } from './repo';
import type { FeedbackWire, OwnFeedbackWire } from './schema';

export const presentFeedback = (row: FeedbackRow): Static<typeof FeedbackWire> => ({
  id: row.id,
  user_name: row.userName || 'Anonymous',
  rating: row.stars,
  comment: row.text,
  course_id: row.courseId,
  course_name: row.courseName,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

export const presentOwnFeedback = ({
  courseId,
  courseName,
  feedback,
}: RateableCourse): Static<typeof OwnFeedbackWire> => ({
  id: feedback?.id ?? null,
  course_id: courseId,
  course_name: courseName,
  rating: feedback?.stars ?? null,
  comment: feedback?.text ?? '',
  updated_at: feedback?.updatedAt.toISOString() ?? null,
});

/** The average, rounded to two decimals; null without ratings. `stars` holds the counts of 1 to 5 stars. */
export function presentAverage(stars: readonly number[]) {
  const count = stars.reduce((total, ratings) => total + ratings, 0);
  const sum = stars.reduce((total, ratings, index) => total + ratings * (index + 1), 0);
  return count === 0 ? null : { average: Math.round((sum / count) * 100) / 100, count };
}
