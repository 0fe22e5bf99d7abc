import { forbidden } from '../../api-error';
import { writeAudit } from '../../audit';
import { inTransaction, type ServiceContext, type UserContext } from '../../context';
import { ownId } from '../../policy';
import { loadTrainer } from '../trainers/service';
import {
  courseRequired,
  feedbackNotFound,
  notEnrolledInCourse,
  notEnrolledWithTrainer,
  trainerRequired,
} from './errors';
import { mayDelete, mayGive } from './policy';
import {
  countStars,
  countWithText,
  type FeedbackRow,
  findFeedback,
  findFeedbackRow,
  hideFeedbackRow,
  listFeedback,
  listRateableCourses,
  type RateableCourse,
  removeFeedback,
  saveFeedback,
} from './repo';
import type { FeedbackBody } from './schema';

/**
 * Feedback with a text about a trainer or one course, latest first, and the star counts of all feedback.
 * @throws ApiError TRAINER_NOT_FOUND (404).
 */
export async function getFeedback(
  context: ServiceContext,
  { trainerId, courseId, page, count }: { trainerId: number; courseId?: number; page: number; count: number },
) {
  await loadTrainer(context, trainerId);
  const { db } = context;
  const subject = { trainerId, courseId };
  const [rows, total, stars] = await Promise.all([
    listFeedback(db, subject, { offset: (page - 1) * count, limit: count }),
    countWithText(db, subject),
    countStars(db, subject),
  ]);
  return { rows, total, stars };
}

/**
 * The trainer's courses that the caller may rate, with the caller's feedback.
 * @throws ApiError TRAINER_NOT_FOUND (404).
 */
export async function getOwnFeedback(context: UserContext, trainerId: number): Promise<RateableCourse[]> {
  await loadTrainer(context, trainerId);
  return listRateableCourses(context.db, context.principal.id, trainerId);
}

/**
 * Saves the caller's feedback on a course, replacing an earlier one. The course may be left out by a learner who
 * enrolled in one course of the trainer.
 * @throws ApiError VALIDATION_FAILED (400), FORBIDDEN (403) without an enrolment, TRAINER_NOT_FOUND (404).
 */
export async function giveFeedback(context: UserContext, body: FeedbackBody): Promise<FeedbackRow> {
  const { db, principal } = context;
  ownId(principal, body.userId);
  const { trainerId, courseId, rating, comment = '' } = body;
  if (!trainerId) throw trainerRequired();
  const enrolled = await getOwnFeedback(context, trainerId);
  if (!mayGive(enrolled)) throw notEnrolledWithTrainer();
  const [course, ...others] = courseId ? enrolled.filter((one) => one.courseId === courseId) : enrolled;
  if (!course) throw notEnrolledInCourse();
  if (others.length > 0) throw courseRequired();
  const values = { userId: principal.id, trainerId, courseId: course.courseId, stars: rating, text: comment.trim() };
  return findFeedbackRow(db, await saveFeedback(db, values));
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
 * Hides or shows feedback; hidden stars do not count. The route requires an admin.
 * @throws ApiError FEEDBACK_NOT_FOUND (404).
 */
export async function hideFeedback(
  context: UserContext,
  { id, hidden }: { id: number; hidden: boolean },
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const feedback = await requireFeedback(tx, id);
    await hideFeedbackRow(tx.db, id, hidden);
    await auditFeedback(tx, hidden ? 'feedback.hide' : 'feedback.show', feedback);
  });
}

async function requireFeedback({ db }: UserContext, id: number) {
  const feedback = await findFeedback(db, id);
  if (!feedback) throw feedbackNotFound();
  return feedback;
}

function auditFeedback(
  { db, principal, requestId }: UserContext,
  action: `feedback.${string}`,
  { id, trainerId }: { id: number; trainerId: number },
): Promise<void> {
  return writeAudit(db, { actorId: principal.id, action, entityId: id, detail: { trainerId }, requestId });
}
