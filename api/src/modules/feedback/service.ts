import type { Actor } from '../../actor';
import { badRequest, notFound } from '../../api-error';
import { writeAudit } from '../../audit';
import type { Database } from '../../db/database';
import { ownId } from '../../policy';
import type { Viewer } from '../../viewer';
import { loadTrainer } from '../trainers/service';
import { mustBeAuthor, mustHaveTaken, mustHaveTakenSomething } from './policy';
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
  mustHaveTakenSomething(taken);
  const [only, ...others] = courseId ? taken.filter((course) => course.courseId === courseId) : taken;
  mustHaveTaken(only);
  if (others.length > 0) throw badRequest('Please choose the course.', { courseId: 'Please choose the course' });
  const opinion = { userId: person.id, trainerId, courseId: only.courseId, stars: rating, text: comment.trim() };
  return findShownOpinion(db, await saveOpinion(db, opinion));
}

const noSuchFeedback = () => notFound('There is no such feedback.', 'FEEDBACK_NOT_FOUND');

async function opinionOf(db: Database, id: number) {
  const opinion = await findOpinion(db, id);
  if (!opinion) throw noSuchFeedback();
  return opinion;
}

/** Takes one's own feedback back. Throws 403 and 404. */
export async function deleteFeedback(db: Database, person: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const opinion = await opinionOf(tx, id);
    mustBeAuthor(person, opinion);
    if (!(await removeOpinion(tx, id))) throw noSuchFeedback();
    await noteOpinion(tx, person, 'feedback.delete', opinion);
  });
}

/** An admin hides feedback that breaks the rules, or shows it again; its stars count only while it is shown. */
export async function hideFeedback(db: Database, admin: Actor, id: number, hidden: boolean): Promise<void> {
  const opinion = await opinionOf(db, id);
  await db.transaction(async (tx) => {
    await hideOpinion(tx, id, hidden);
    await noteOpinion(tx, admin, hidden ? 'feedback.hide' : 'feedback.show', opinion);
  });
}

function noteOpinion(
  tx: Database,
  { id: actorId, requestId }: Actor,
  action: `feedback.${string}`,
  { id, trainerId }: { id: number; trainerId: number },
): Promise<void> {
  return writeAudit(tx, { actorId, action, entityId: id, detail: { trainerId }, requestId });
}
