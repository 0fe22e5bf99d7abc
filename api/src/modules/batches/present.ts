import { presentBatch } from '../catalogue/courses/present';
import type { CourseBatchRow } from './repo';
import type { CourseBatchWire } from './schema';

export function presentCourseBatch({ batch, courseName, trainerName }: CourseBatchRow): CourseBatchWire {
  return { ...presentBatch(batch, trainerName), course_name: courseName };
}

export function presentRemoved(id: number, kept: boolean) {
  const message = kept ? 'The batch takes no more learners. Those who ordered it keep it.' : 'The batch is deleted.';
  return { id, kept, message };
}
