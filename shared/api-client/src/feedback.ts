import type { Rating } from '@kaksha/domain/catalogue';
import type { RateableCourse } from '@kaksha/domain/feedback';
import type { AxiosInstance } from 'axios';
import { resultsOf } from './envelope';
import type { OwnFeedbackWire } from './generated/wire';

/** What learners read of a trainer is in `trainers.ts` (getFeedback). Writing is for learners who enrolled. */

/** The stars that all learners gave a trainer, with words or without. */
export interface StarCounts {
  rating: Rating | null;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  stars: number[];
}

/** The courses of a trainer that the signed-in person may rate; none for who is not enrolled. */
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
 * Says what one thinks of a course; saying it again changes it. Rejects with 403 for who is not enrolled, 400 and
 * `fields` (`rating`, `comment`) for what will not do.
 */
export async function giveFeedback(
  http: AxiosInstance,
  { trainerId, courseId, stars, text }: { trainerId: number; courseId: number; stars: number; text: string },
): Promise<void> {
  await http.post('/api/feedback', { trainerId, courseId, rating: stars, comment: text });
}

/** Takes one's own feedback back. */
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
