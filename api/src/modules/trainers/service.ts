import * as limits from '@kaksha/domain/limits';
import type { ServiceContext } from '../../platform/context/context';
import { isSellerBlocked } from '../../platform/database/blocked-seller';
import type { TrainerRow } from '../../platform/database/trainer-row';
import { matchWords } from '../../platform/text-search/text-match';
import { trainerNotFound } from './errors';
import { maySeeContact } from './policy';
import type { BasicDetails } from './present';
import { findContact, findTrainers, loadTrainers } from './repo';
import type { TrainersQuery } from './schema';

/** @throws ApiError TRAINER_NOT_FOUND (404). */
export async function loadTrainer({ db }: ServiceContext, id: number): Promise<TrainerRow> {
  const [row] = await loadTrainers(db, [id]);
  if (!row) throw trainerNotFound();
  return row;
}

/**
 * A trainer, with contact data for the trainer and admins.
 * @throws ApiError TRAINER_NOT_FOUND (404), also for visitors of a blocked one.
 */
export async function getBasicDetails(context: ServiceContext, id: number): Promise<BasicDetails> {
  const row = await loadTrainer(context, id);
  const isOwn = maySeeContact(context.principal, id);
  if (!isOwn && (await isSellerBlocked(context.db, id))) throw trainerNotFound();
  const contact = isOwn ? await findContact(context.db, row.trainer.userId) : null;
  return { row, contact };
}

/** One page of the trainers with public courses, best rated first by default. */
export async function getTrainers(context: ServiceContext, query: TrainersQuery) {
  const { db } = context;
  const paging = { page: query.page ?? 1, count: query.limit ?? limits.trainerPageSize };
  const text = query.search?.trim();
  const filters = {
    courseCountGt: query.courseCountGt ?? 0,
    search: text ? { text, hasText: (await matchWords(db, text)).condition } : null,
    location: query.location?.trim() || null,
    experienceLevel: query.experienceLevel ?? null,
  };
  const { ids, total, capped } = await findTrainers(db, filters, query.sortBy ?? null, paging);
  return { results: await loadTrainers(db, ids), total, capped, paging };
}
