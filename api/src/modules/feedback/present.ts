import { eachPresented, type WithLog } from '../../platform/http/each-presented';
import { paged } from '../../platform/http/wire';
import type { FeedbackRow } from './repo';
import type { OwnCourse } from './service';
import { answerVersion, reviewVersion } from './version';

export const presentFeedback = (row: FeedbackRow) => ({
  ...row,
  userName: row.userName || 'Anonymous',
  version: reviewVersion(row),
  answerVersion: answerVersion(row),
});

export const presentOwnFeedback = ({ feedback, ...course }: OwnCourse) => ({
  ...course,
  id: feedback?.id ?? null,
  stars: feedback?.stars ?? null,
  text: feedback?.text ?? '',
  updatedAt: feedback?.updatedAt ?? null,
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
