import { type ReviewRefusal, reviewRule } from '@kaksha/domain/feedback';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { ownId } from '../../platform/context/policy';
import { writeAudit } from '../../platform/database/audit';
import { batchOf } from '../../platform/database/batch-of';
import { isSellerBlocked } from '../../platform/database/blocked-seller';
import { lockNamed } from '../../platform/database/lock-named';
import { forbidden } from '../../platform/http/api-error';
import { courseNotFound } from '../../platform/http/common-errors';
import { requireVersion } from '../../platform/http/edit-conflict';
import { emit } from '../../platform/outbox/emit';
import { trainerNotFound } from '../trainers/errors';
import { loadTrainer } from '../trainers/service';
import {
  courseRequired,
  feedbackNotFound,
  noClassYet,
  notAttended,
  notEnrolledInCourse,
  notEnrolledWithTrainer,
  notReviewedTrainer,
  trainerRequired,
} from './errors';
import { mayAnswer, mayDelete, mayGive, mayModerate } from './policy';
import {
  countStars,
  countWithText,
  type FeedbackRow,
  findFeedback,
  findFeedbackRow,
  hasCourse,
  hideFeedbackRow,
  listFeedback,
  listOwnFeedback,
  listSeats,
  removeFeedback,
  type SeatInCourse,
  type Subject,
  saveAnswer,
  saveFeedback,
} from './repo';
import { handleReports } from './reports/repo';
import type { FeedbackBody } from './schema';
import { answerVersion, reviewVersion } from './version';

interface Paging {
  page: number;
  count: number;
}

/** A course that the caller enrolled in, with the caller's feedback and whether a review is accepted. */
export interface OwnCourse {
  courseId: number;
  courseName: string;
  feedback: { id: number; stars: number; text: string; updatedAt: Date } | null;
  refusal: ReviewRefusal | null;
  opensAt: Date | null;
}

/**
 * Feedback with a text about a trainer or one course, latest first, and the star counts of all feedback.
 * @throws ApiError TRAINER_NOT_FOUND (404), also for a blocked one.
 */
export async function getFeedback(
  context: ServiceContext,
  { trainerId, courseId, ...paging }: { trainerId: number; courseId?: number } & Paging,
) {
  await loadTrainer(context, trainerId);
  if (await isSellerBlocked(context.db, trainerId)) throw trainerNotFound();
  return listPage(context, { trainerId, courseId }, paging);
}

/** Feedback on a course, of all its trainers. @throws ApiError COURSE_NOT_FOUND (404). */
export async function getCourseFeedback(
  context: ServiceContext,
  { courseId, ...paging }: { courseId: number } & Paging,
) {
  if (!(await hasCourse(context.db, courseId))) throw courseNotFound();
  return listPage(context, { courseId }, paging);
}

async function listPage({ db }: ServiceContext, subject: Subject, { page, count }: Paging) {
  const [rows, total, stars] = await Promise.all([
    listFeedback(db, subject, { offset: (page - 1) * count, limit: count }),
    countWithText(db, subject),
    countStars(db, subject),
  ]);
  return { rows, total, stars };
}

/**
 * The trainer's courses that the caller enrolled in, with the caller's feedback.
 * @throws ApiError TRAINER_NOT_FOUND (404).
 */
export async function getOwnFeedback(context: UserContext, trainerId: number): Promise<OwnCourse[]> {
  await loadTrainer(context, trainerId);
  const { db, principal, clock } = context;
  const [seats, own] = await Promise.all([
    listSeats(db, principal.id, trainerId),
    listOwnFeedback(db, principal.id, trainerId),
  ]);
  const seatsByCourse = new Map<number, SeatInCourse[]>();
  for (const seat of seats) seatsByCourse.set(seat.courseId, [...(seatsByCourse.get(seat.courseId) ?? []), seat]);
  return [...seatsByCourse].map(([courseId, ofCourse]) => {
    const feedback = own.find((one) => one.courseId === courseId) ?? null;
    const rule = reviewRule(
      ofCourse.map(({ batch, ...presence }) => ({ batch: batchOf(batch), ...presence })),
      clock.now(),
    );
    return {
      courseId,
      courseName: ofCourse[0]?.courseName ?? '',
      feedback,
      // An accepted review can be changed.
      ...(feedback ? { refusal: null, opensAt: null } : rule),
    };
  });
}

/**
 * Saves the caller's feedback on a course, replacing an earlier one. The course may be left out by a learner who
 * enrolled in one course of the trainer.
 * @throws ApiError VALIDATION_FAILED (400), FORBIDDEN (403) without an enrolment, REVIEW_NOT_ATTENDED (403),
 * TRAINER_NOT_FOUND (404), REVIEW_BEFORE_CLASS (409), EDIT_CONFLICT (409) for an outdated version.
 */
export async function giveFeedback(context: UserContext, body: FeedbackBody): Promise<FeedbackRow> {
  const { principal } = context;
  ownId(principal, body.userId);
  const { trainerId, courseId, stars, text = '', version } = body;
  if (!trainerId) throw trainerRequired();
  const enrolled = await getOwnFeedback(context, trainerId);
  if (!mayGive(enrolled)) throw notEnrolledWithTrainer();
  const [course, ...others] = courseId ? enrolled.filter((one) => one.courseId === courseId) : enrolled;
  if (!course) throw notEnrolledInCourse();
  if (others.length > 0) throw courseRequired();
  if (course.refusal) throw course.refusal === 'not-attended' ? notAttended() : noClassYet();
  const subject = { userId: principal.id, trainerId, courseId: course.courseId };
  return inTransaction(context, async ({ db }) => {
    await lockNamed(db, `review of ${principal.id}`);
    const reviews = await listOwnFeedback(db, principal.id, trainerId);
    const stored = reviews.find((review) => review.courseId === course.courseId) ?? null;
    // A review that was deleted since has nothing to show, and is written again.
    if (stored) {
      const versions = { given: version, stored: reviewVersion(stored) };
      requireVersion(versions, { name: 'review', read: () => findFeedbackRow(context.db, stored.id) });
    }
    return findFeedbackRow(db, await saveFeedback(db, { ...subject, stars, text: text.trim() }));
  });
}

/**
 * Deletes the caller's own feedback.
 * @throws ApiError FORBIDDEN (403), FEEDBACK_NOT_FOUND (404).
 */
export async function deleteFeedback(context: UserContext, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const feedback = await requireFeedback(tx, id);
    if (!mayDelete(tx.principal, feedback)) throw forbidden();
    if (!(await removeFeedback(tx.db, id))) throw feedbackNotFound();
    await auditFeedback(tx, 'feedback.delete', feedback);
  });
}

/**
 * Hides or shows feedback; hidden stars do not count. Hiding settles its reports.
 * @throws ApiError FORBIDDEN (403), FEEDBACK_NOT_FOUND (404).
 */
export async function hideFeedback(
  context: UserContext,
  { id, hidden }: { id: number; hidden: boolean },
): Promise<void> {
  if (!mayModerate(context.principal)) throw forbidden();
  await inTransaction(context, async (tx) => {
    const feedback = await requireFeedback(tx, id);
    await hideFeedbackRow(tx.db, id, hidden);
    if (hidden) await handleReports(tx.db, id);
    await auditFeedback(tx, hidden ? 'feedback.hide' : 'feedback.show', feedback);
  });
}

/**
 * Stores the trainer's public answer, replacing an earlier one; an empty text removes it. The learner is notified of
 * the first one.
 * @throws ApiError FORBIDDEN (403), FEEDBACK_NOT_FOUND (404), EDIT_CONFLICT (409) for an outdated version.
 */
export async function answerFeedback(
  context: UserContext,
  { id, answer, version }: { id: number; answer: string; version?: number },
): Promise<FeedbackRow> {
  await inTransaction(context, async (tx) => {
    await lockNamed(tx.db, `answer to review ${id}`);
    const feedback = await requireFeedback(tx, id);
    if (!mayAnswer(tx.principal, feedback)) throw notReviewedTrainer();
    const versions = { given: version, stored: answerVersion(feedback) };
    requireVersion(versions, { name: 'answer', read: () => findFeedbackRow(context.db, id) });
    const text = answer.trim() || null;
    await saveAnswer(tx.db, id, text);
    if (text && !feedback.answer) await emit(tx, { kind: 'review.answered', payload: { feedbackId: id } });
    await auditFeedback(tx, 'feedback.answer', feedback);
  });
  return findFeedbackRow(context.db, id);
}

export async function requireFeedback({ db }: UserContext, id: number) {
  const feedback = await findFeedback(db, id);
  if (!feedback) throw feedbackNotFound();
  return feedback;
}

export function auditFeedback(
  { db, principal, requestId }: UserContext,
  action: `feedback.${string}`,
  { id, trainerId }: { id: number; trainerId: number },
): Promise<void> {
  return writeAudit(db, { actorId: principal.id, action, entityId: id, detail: { trainerId }, requestId });
}
