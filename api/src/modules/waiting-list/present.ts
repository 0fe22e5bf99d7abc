import type { WaitingEntry } from '@kaksha/domain/payments';
import { presentBatch } from '../catalogue/courses/present';
import type { EntryView } from './repo';

export function presentEntry({ entry, position, batch, course, trainerName }: EntryView) {
  const status: WaitingEntry['status'] = entry.status === 'offered' ? 'offered' : 'waiting';
  return {
    ...entry,
    courseId: course.id,
    courseName: course.name,
    batch: presentBatch(batch, trainerName),
    status,
    position: status === 'offered' ? null : position,
    offerEndsAt: status === 'offered' ? entry.offerEndsAt : null,
  };
}
