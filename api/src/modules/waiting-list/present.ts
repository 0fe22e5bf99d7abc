import { presentBatch } from '../catalogue/courses/present';
import type { EntryView } from './repo';
import type { WaitingEntryWire } from './schema';

export function presentEntry({ entry, position, batch, course, trainerName }: EntryView): WaitingEntryWire {
  const isOffered = entry.status === 'offered';
  return {
    batch_id: entry.batchId,
    course_id: course.id,
    course_name: course.name,
    batch: presentBatch(batch, trainerName),
    status: isOffered ? 'offered' : 'waiting',
    position: isOffered ? null : position,
    joined_at: entry.joinedAt.toISOString(),
    offer_ends_at: isOffered ? (entry.offerEndsAt?.toISOString() ?? null) : null,
  };
}
