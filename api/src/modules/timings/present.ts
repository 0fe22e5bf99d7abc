import { presentBatch } from '../catalogue/service';
import type { TimingRow } from './repo';
import type { TimingWire } from './schema';

export function presentTiming({ batch, courseName, trainerName }: TimingRow): TimingWire {
  return { ...presentBatch(batch, trainerName), course_name: courseName };
}

export function presentRemoved(id: number, kept: boolean) {
  const message = kept ? 'The batch takes no more learners. Those who ordered it keep it.' : 'The batch is deleted.';
  return { id, kept, message };
}
