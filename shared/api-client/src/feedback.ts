import type { Page } from '@kaksha/domain/catalogue';
import type {
  ModeratedReview,
  ModeratedState,
  PublicReview,
  RateableCourse,
  ReportReason,
  ReviewPage,
} from '@kaksha/domain/feedback';
import * as limits from '@kaksha/domain/limits';
import type { AxiosInstance } from 'axios';
import { dataOf, pageOf, resultsOf } from './envelope';
import type { FeedbackWire, ModeratedFeedbackWire, OwnFeedbackWire } from './generated/wire';
import { savedRecord } from './saved-record';

const toReview = (wire: FeedbackWire): PublicReview => ({
  id: wire.id,
  authorName: wire.user_name,
  stars: wire.rating,
  text: wire.comment,
  courseName: wire.course_name,
  trainerId: wire.trainer_id,
  trainerName: wire.trainer_name,
  answer: wire.answer === null || wire.answered_at === null ? null : { text: wire.answer, at: wire.answered_at },
  createdAt: wire.created_at,
  answerVersion: wire.answer_version,
});

async function getPage(http: AxiosInstance, path: string, page: number): Promise<ReviewPage> {
  const response = await http.get(path, { params: { page, count: limits.reviews.pageSize } });
  const { rating, stars } = dataOf<Pick<ReviewPage, 'rating' | 'stars'>>(response);
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
    ({ id, course_id, course_name, rating, comment, refusal, opens_at, version }) => ({
      courseId: course_id,
      courseName: course_name,
      feedback: id === null || rating === null ? null : { id, stars: rating, text: comment },
      version,
      refusal,
      opensAt: opens_at,
    }),
  );
}

export interface GivenReview {
  stars: number;
  text: string;
  /** The edited version. */
  version?: number;
}

/**
 * Saves the feedback of the user on a course. A second call replaces it. Rejects with 403 without an enrolment or
 * without attendance (`REVIEW_NOT_ATTENDED`), 409 before the first class (`REVIEW_BEFORE_CLASS`), 400 and `fields`
 * (`rating`, `comment`) for invalid input, EDIT_CONFLICT (409) and the stored review for an outdated version.
 */
export async function giveFeedback(
  http: AxiosInstance,
  { trainerId, courseId, stars, text, version }: GivenReview & { trainerId: number; courseId: number },
): Promise<Required<GivenReview>> {
  const call = http.post('/api/feedback', { trainerId, courseId, rating: stars, comment: text, version });
  return savedRecord(call, (wire: FeedbackWire) => ({ stars: wire.rating, text: wire.comment, version: wire.version }));
}

/** Deletes feedback of the signed-in user. */
export async function deleteFeedback(http: AxiosInstance, id: number): Promise<void> {
  await http.delete(`/api/feedback/${id}`);
}

/**
 * For the reviewed trainer: saves the public answer; an empty text removes it. Rejects with EDIT_CONFLICT (409) and the
 * stored review for an outdated version of the answer.
 */
export async function answerFeedback(
  http: AxiosInstance,
  id: number,
  answer: string,
  version?: number,
): Promise<PublicReview & { version: number }> {
  return savedRecord(http.put(`/api/feedback/${id}/answer`, { answer, version }), (wire: FeedbackWire) => ({
    ...toReview(wire),
    version: wire.answer_version,
  }));
}

/** Reports a review to the administrators. Rejects with 409 (`ALREADY_REPORTED`) the second time. */
export async function reportFeedback(
  http: AxiosInstance,
  id: number,
  { reason, note }: { reason: ReportReason; note: string },
): Promise<void> {
  await http.post(`/api/feedback/${id}/reports`, { reason, note });
}

/** For admins: reviews with open reports, or hidden ones. */
export async function getModeratedFeedback(
  http: AxiosInstance,
  { state, page = 1 }: { state: ModeratedState; page?: number },
): Promise<Page<ModeratedReview>> {
  const params = { state, page, count: limits.reviews.pageSize };
  return pageOf(await http.get('/api/feedback/reports', { params }), (wire: ModeratedFeedbackWire) => ({
    ...toReview(wire),
    courseId: wire.course_id,
    hidden: wire.hidden,
    reports: wire.reports.map(({ created_at, ...report }) => ({ ...report, createdAt: created_at })),
  }));
}

/** For admins: settles the reports of a review that stays. */
export async function dismissReports(http: AxiosInstance, id: number): Promise<void> {
  await http.post(`/api/feedback/${id}/reports/dismiss`);
}

/** For admins: hides feedback that breaks the rules, or shows it again. */
export async function hideFeedback(http: AxiosInstance, id: number, hidden: boolean): Promise<void> {
  await http.patch(`/api/feedback/${id}`, { hidden });
}
