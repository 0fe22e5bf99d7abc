import { managesAs } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';
import { batchVersion } from '../../platform/database/batch-of';
import { presentBatch } from '../catalogue/courses/present';
import type { CourseBatchRow } from './repo';

/** For the trainer of the batch or an administrator. */
export function presentCourseBatch({ batch, courseName, trainerName }: CourseBatchRow) {
  return { ...presentBatch(batch, trainerName, { reasons: true }), courseName, version: batchVersion(batch) };
}

/** For any caller. */
export function presentListedBatch(principal: Principal | null, row: CourseBatchRow) {
  const { batch, courseName, trainerName, teacherId } = row;
  const reasons = managesAs(principal, teacherId);
  return { ...presentBatch(batch, trainerName, { reasons }), courseName, version: batchVersion(batch) };
}

export function presentRemoved(id: number, kept: boolean) {
  const message = kept ? 'The batch takes no more learners. Those who ordered it keep it.' : 'The batch is deleted.';
  return { id, kept, message };
}
