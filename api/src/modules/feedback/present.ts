import type { Static } from 'typebox';
import { eachPresented, type WithLog } from '../../platform/http/each-presented';
import { paged } from '../../platform/http/wire';
import type { FeedbackRow } from './repo';
import type { FeedbackWire, OwnFeedbackWire } from './schema';
import type { OwnCourse } from './service';
import { answerVersion, reviewVersion } from './version';

export const presentFeedback = (row: FeedbackRow): Static<typeof FeedbackWire> => ({
  id: row.id,
  user_name: row.userName || 'Anonymous',
  rating: row.stars,
  comment: row.text,
  course_id: row.courseId,
  course_name: row.courseName,
  trainer_id: row.trainerId,
  trainer_name: row.trainerName,
  answer: row.answer,
  answered_at: row.answeredAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  version: reviewVersion(row),
  answer_version: answerVersion(row),
});

export const presentOwnFeedback = ({
  courseId,
  courseName,
  feedback,
  refusal,
  opensAt,
}: OwnCourse): Static<typeof OwnFeedbackWire> => ({
  id: feedback?.id ?? null,
  course_id: courseId,
  course_name: courseName,
  rating: feedback?.stars ?? null,
  comment: feedback?.text ?? '',
  updated_at: feedback?.updatedAt.toISOString() ?? null,
  refusal,
  opens_at: opensAt?.toISOString() ?? null,
  version: reviewVersion(feedback),
});

/** The average, rounded to two decimals; null without ratings. `stars` holds the counts of 1 to 5 stars. */
function presentAverage(stars: readonly number[]) {
  const count = stars.reduce((total, ratings) => total + ratings, 0);
  const sum = stars.reduce((total, ratings, index) => total + ratings * (index + 1), 0);
  return count === 0 ? null : { average: Math.round((sum / count) * 100) / 100, count };
}

/** A page of feedback with the ratings of all feedback. */
export function presentFeedbackPage(
  request: WithLog,
  { rows, stars, total }: { rows: readonly FeedbackRow[]; stars: number[]; total: number },
  paging: { page: number; count: number },
) {
  const answer = paged({ results: eachPresented(request, rows, presentFeedback), total, capped: false }, paging);
  return { ...answer, data: { ...answer.data, rating: presentAverage(stars), stars } };
}
