import type { Page } from '@kaksha/domain/catalogue';
import type {
  ModeratedReview,
  ModeratedState,
  PublicReview,
  RateableCourse,
  ReviewPage,
} from '@kaksha/domain/feedback';
import * as limits from '@kaksha/domain/limits';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { dataOf, pageOf, resultsOf } from './envelope';
import type { FeedbackWire, ModeratedFeedbackWire, OwnFeedbackWire } from './generated/wire';
import type { DataOf } from './operation-types';

export const toReview = (wire: FeedbackWire): PublicReview => ({
  ...toCamelCaseKeys(wire),
  authorName: wire.user_name,
  stars: wire.rating,
  text: wire.comment,
  answer: wire.answer === null || wire.answered_at === null ? null : { text: wire.answer, at: wire.answered_at },
});

async function getPage(http: AxiosInstance, path: string, page: number): Promise<ReviewPage> {
  const response = await http.get(path, { params: { page, count: limits.reviews.pageSize } });
  const { rating, stars } = dataOf<DataOf<'getFeedback'>>(response);
  const { results: reviews, total } = pageOf(response, toReview);
  return { reviews, total, page, rating, stars };
}

/** A page of the feedback on a trainer, latest first, with the ratings of all. */
export const getFeedback = (http: AxiosInstance, trainerId: number, page = 1): Promise<ReviewPage> =>
  getPage(http, `/api/feedback/${trainerId}`, page);

/** A page of the feedback on a course, latest first, with the ratings of all. */
export const getCourseFeedback = (http: AxiosInstance, courseId: number, page = 1): Promise<ReviewPage> =>
  getPage(http, `/api/feedback/courses/${courseId}`, page);

/** The courses of a trainer that the signed-in user enrolled in; empty without an enrolment. */
export async function getOwnFeedback(http: AxiosInstance, trainerId: number): Promise<RateableCourse[]> {
  return resultsOf<OwnFeedbackWire>(await http.get(`/api/feedback/${trainerId}/mine`)).map(
    ({ id, rating, comment, ...course }) => ({
      ...toCamelCaseKeys(course),
      feedback: id === null || rating === null ? null : { id, stars: rating, text: comment },
    }),
  );
}

/** For admins: reviews with open reports, or hidden ones. */
export async function getModeratedFeedback(
  http: AxiosInstance,
  { state, page = 1 }: { state: ModeratedState; page?: number },
): Promise<Page<ModeratedReview>> {
  const params = { state, page, count: limits.reviews.pageSize };
  return pageOf(await http.get('/api/feedback/reports', { params }), (wire: ModeratedFeedbackWire) => ({
    ...toCamelCaseKeys(wire),
    ...toReview(wire),
  }));
}
