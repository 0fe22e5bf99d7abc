import { getCourseFeedback, getFeedback } from '@kaksha/api-client/feedback';
import type { HostServices } from '@kaksha/contract/host';
import type { ReviewPage } from '@kaksha/domain/feedback';

/** A trainer or a course with reviews. */
export type ReviewSubject = { trainerId: number } | { courseId: number };

export const reviewsKey = (subject: ReviewSubject): string =>
  'courseId' in subject ? `course/${subject.courseId}` : `trainer/${subject.trainerId}`;

export const getReviews = (http: HostServices['http'], subject: ReviewSubject, page?: number): Promise<ReviewPage> =>
  'courseId' in subject ? getCourseFeedback(http, subject.courseId, page) : getFeedback(http, subject.trainerId, page);
