import type { PublicReview, ReportReason } from '@kaksha/domain/feedback';
import type { AxiosInstance } from 'axios';
import { toReview } from './feedback';
import type { FeedbackWire } from './generated/wire';
import { savedRecord } from './saved-record';

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

/** For admins: settles the reports of a review that stays. */
export async function dismissReports(http: AxiosInstance, id: number): Promise<void> {
  await http.post(`/api/feedback/${id}/reports/dismiss`);
}

/** For admins: hides feedback that breaks the rules, or shows it again. */
export async function hideFeedback(http: AxiosInstance, id: number, hidden: boolean): Promise<void> {
  await http.patch(`/api/feedback/${id}`, { hidden });
}
