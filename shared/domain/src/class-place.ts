import { hasClassroom } from './batches';
import type { Batch } from './catalogue';

type Place = Pick<Batch, 'mode' | 'area' | 'address'>;

/** `12 MG Road, Kothrud`; null for an online batch, and when neither the address nor the area is known. */
export function classroomText(batch: Place): string | null {
  return (hasClassroom(batch) && [batch.address, batch.area].filter(Boolean).join(', ')) || null;
}

/** `Online`, or the way of teaching with its classroom: `Classroom(Offline), 12 MG Road, Kothrud`. */
export const describePlace = (batch: Place): string => [batch.mode, classroomText(batch)].filter(Boolean).join(', ');

/**
 * The classroom on OpenStreetMap; null when it is not known.
 * @param city  the trainer's, `Pune, Maharashtra`; areas seldom name the town
 */
export function classroomMapUrl(batch: Place, city: string | null): string | null {
  const room = classroomText(batch);
  if (!room) return null;
  const town = city?.split(',')[0]?.trim();
  const isNamed = !town || room.toLowerCase().includes(town.toLowerCase());
  const query = isNamed ? room : `${room}, ${town}`;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}
