import { limits } from '@kaksha/domain/limits';
import { notFound } from '../../api-error';
import type { Database } from '../../db/database';
import type { Viewer } from '../../viewer';
import { maySeeContact } from './policy';
import type { BasicDetails } from './present';
import { findContact, findTrainers, loadTrainers, type TrainerRow } from './repo';
import type { TrainersQuery } from './schema';

export { presentBasicDetails, presentTrainer } from './present';
export { nextBatchOf, type TrainerRow, taughtBy } from './repo';

/** Throws 404 when there is no such trainer. */
export async function loadTrainer(db: Database, id: number): Promise<TrainerRow> {
  const [row] = await loadTrainers(db, [id]);
  if (!row) throw notFound('Instructor not found', 'TRAINER_NOT_FOUND');
  return row;
}

/** A trainer, with what is for themselves and admins only. Throws 404 when there is no such trainer. */
export async function getBasicDetails(db: Database, id: number, viewer: Viewer): Promise<BasicDetails> {
  const row = await loadTrainer(db, id);
  return { row, contact: maySeeContact(viewer, id) ? await findContact(db, row.trainer.userId) : null };
}

/** One page of the trainers that have public courses, best rated first unless the query says otherwise. */
export async function getTrainers(db: Database, query: TrainersQuery) {
  const paging = { page: query.page ?? 1, count: query.limit ?? limits.trainerPageSize };
  const filters = {
    courseCountGt: query.courseCountGt ?? 0,
    search: query.search?.trim() || null,
    location: query.location?.trim() || null,
    experienceLevel: query.experienceLevel ?? null,
  };
  const { ids, total, capped } = await findTrainers(db, filters, query.sortBy ?? null, paging);
  return { results: await loadTrainers(db, ids), total, capped, paging };
}
