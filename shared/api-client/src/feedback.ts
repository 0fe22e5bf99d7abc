import type { Rating } from '@kaksha/domain/catalogue';
import type { RateableCourse } from '@kaksha/domain/feedback';
import type { AxiosInstance } from 'axios';
import { resultsOf } from './envelope';
import type { OwnFeedbackWire } from './generated/wire';

/** Calls to write feedback, for enrolled learners. `getFeedback` in `trainers.ts` reads it. */

/** Star ratings of a trainer by all learners, with or without text. */
export interface StarCounts {
  rating: Rating | null;
  /** Number of ratings with 1, 2, 3, 4 and 5 stars. */
  stars: number[];
}

/** The courses of a trainer that the signed-in user may rate; empty without an enrolment. */
export async function getOwnFeedback(http: AxiosInstance, trainerId: number): Promise<RateableCourse[]> {
  return resultsOf<OwnFeedbackWire>(await http.get(`/api/feedback/${trainerId}/mine`)).map(
    ({ id, course_id, course_name, rating, comment }) => ({
      courseId: course_id,
      courseName: course_name,
      feedback: id === null || rating === null ? null : { id, stars: rating, text: comment },
    }),
  );
}

/**
 * Saves the feedback of the user on a course. A second call replaces it. Rejects with 403 without an enrolment, 400
 * and `fields` (`rating`, `comment`) for invalid input.
 */
export async function giveFeedback(
  http: AxiosInstance,
  { trainerId, courseId, stars, text }: { trainerId: number; courseId: number; stars: number; text: string },
): Promise<void> {
  await http.post('/api/feedback', { trainerId, courseId, rating: stars, comment: text });
}

/** Deletes feedback of the signed-in user. */
export async function deleteFeedback(http: AxiosInstance, id: number): Promise<void> {
  await http.delete(`/api/feedback/${id}`);
}

/** For admins: hides feedback that breaks the rules, or shows it again. */
export async function hideFeedback(http: AxiosInstance, id: number, hidden: boolean): Promise<void> {
  await http.patch(`/api/feedback/${id}`, { hidden });
}

export async function getStarCounts(http: AxiosInstance, trainerId: number): Promise<StarCounts> {
  const response = await http.get(`/api/feedback/${trainerId}`, { params: { count: 1 } });
  resultsOf(response);
  const { rating, stars } = response.data.data as StarCounts;
  return { rating, stars };
}
