import type { Actor } from '../../actor';
import { writeAudit } from '../../audit';
import type { Database } from '../../db/database';
import { badRequest, forbidden, notFound } from '../../http-error';
import type { Viewer } from '../../viewer';
import { ownId } from '../actions/service';
import { loadTrainer } from '../trainers/service';
import { mustBeAuthor } from './policy';
import {
  countStars,
  countWithWords,
  findOpinion,
  findShownOpinion,
  hideOpinion,
  listOpinions,
  listRateable,
  type OpinionRow,
  type RateableRow,
  removeOpinion,
  saveOpinion,
} from './repo';
import type { FeedbackBody } from './schema';

export type { OpinionRow, RateableRow } from './repo';

type Person = NonNullable<Viewer>;

/**
 * What learners wrote of a trainer, or of one course, latest first, and the stars that all gave, with words or without.
 * Throws 404 without such a trainer.
 */
export async function getFeedback(
  db: Database,
  { trainerId, courseId, page, count }: { trainerId: number; courseId?: number; page: number; count: number },
) {
  await loadTrainer(db, trainerId);
  const wish = { trainerId, courseId };
  const [rows, total, stars] = await Promise.all([
    listOpinions(db, wish, { offset: (page - 1) * count, limit: count }),
    countWithWords(db, wish),
    countStars(db, wish),
  ]);
  return { rows, total, stars };
}

/** The courses of a trainer that the person may rate, with what they said. Throws 404 without such a trainer. */
export async function getOwnFeedback(db: Database, person: Person, trainerId: number): Promise<RateableRow[]> {
  await loadTrainer(db, trainerId);
  return listRateable(db, person.id, trainerId);
}

/**
 * Says what a learner thinks of a course they took with a trainer; saying it again changes it. Without a course the one
 * that they took is meant, if it is one. Throws 400 without a trainer, or a course where there are several; 403 for
 * somebody who is not enrolled there; 404 without such a trainer.
 */
export async function giveFeedback(db: Database, person: Person, body: FeedbackBody): Promise<OpinionRow> {
  ownId(person, body.userId);
  const { trainerId, courseId, rating, comment = '' } = body;
  if (!trainerId) throw badRequest('Trainer ID is required.', { trainerId: 'Trainer ID is required' });
  const taken = await getOwnFeedback(db, person, trainerId);
  if (taken.length === 0) throw forbidden('Only learners who enrolled with this trainer can give feedback.');
  const [only, ...others] = courseId ? taken.filter((course) => course.courseId === courseId) : taken;
  if (!only) throw forbidden('Only learners who enrolled in this course can give feedback on it.');
  if (others.length > 0) throw badRequest('Please choose the course.', { courseId: 'Please choose the course' });
  const opinion = { userId: person.id, trainerId, courseId: only.courseId, stars: rating, text: comment.trim() };
  return findShownOpinion(db, await saveOpinion(db, opinion));
}

async function opinionOf(db: Database, id: number) {
  const opinion = await findOpinion(db, id);
  if (!opinion) throw notFound('There is no such feedback.', 'FEEDBACK_NOT_FOUND');
  return opinion;
}

/** Takes one's own feedback back. Throws 403 and 404. */
export async function deleteFeedback(db: Database, person: Person, id: number): Promise<void> {
  mustBeAuthor(person, await opinionOf(db, id));
  await removeOpinion(db, id);
}

/** An admin hides feedback that breaks the rules, or shows it again; its stars count only while it is shown. */
export async function hideFeedback(db: Database, admin: Actor, id: number, hidden: boolean): Promise<void> {
  const { trainerId } = await opinionOf(db, id);
  await db.transaction(async (tx) => {
    await hideOpinion(tx, id, hidden);
    await writeAudit(tx, {
      actorId: admin.id,
      action: hidden ? 'feedback.hide' : 'feedback.show',
      entityId: id,
      detail: { trainerId },
      requestId: admin.requestId,
    });
  });
}
