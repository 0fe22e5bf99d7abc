import type { Static } from 'typebox';
import type { FeedbackWire, OwnFeedbackWire } from './schema';
import type { OpinionRow, RateableRow } from './service';

export const presentOpinion = (row: OpinionRow): Static<typeof FeedbackWire> => ({
  id: row.id,
  user_name: row.userName || 'Anonymous',
  rating: row.stars,
  comment: row.text,
  course_id: row.courseId,
  course_name: row.courseName,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

export const presentOwn = ({ courseId, courseName, opinion }: RateableRow): Static<typeof OwnFeedbackWire> => ({
  id: opinion?.id ?? null,
  course_id: courseId,
  course_name: courseName,
  rating: opinion?.stars ?? null,
  comment: opinion?.text ?? '',
  updated_at: opinion?.updatedAt.toISOString() ?? null,
});

/** To one decimal; null when nobody has rated. `stars` counts 1 to 5 stars. */
export function presentAverage(stars: readonly number[]) {
  const count = stars.reduce((sum, one) => sum + one, 0);
  const sum = stars.reduce((total, one, at) => total + one * (at + 1), 0);
  return count === 0 ? null : { average: Math.round((sum / count) * 100) / 100, count };
}
