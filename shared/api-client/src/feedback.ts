import type { Review } from '@kaksha/domain/catalogue';
import type { RateableCourse } from '@kaksha/domain/feedback';
import type { AxiosInstance } from 'axios';
import { resultsOf } from './envelope';
import type { FeedbackWire, OwnFeedbackWire } from './generated/wire';

/** Feedback of a learner on a trainer. */
export interface Feedback extends Review {
  /** Null without a course, or when the course is deleted. */
  courseName: string | null;
}

/** Feedback of learners on a trainer, latest first. */
export async function getFeedback(http: AxiosInstance, trainerId: number): Promise<Feedback[]> {
  return resultsOf<FeedbackWire>(await http.get(`/api/feedback/${trainerId}`)).map((wire) => ({
    id: wire.id,
    authorName: wire.user_name,
    stars: wire.rating,
    text: wire.comment,
    courseName: wire.course_name,
    createdAt: wire.created_at,
  }));
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
