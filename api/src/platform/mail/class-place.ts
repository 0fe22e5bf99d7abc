import type { Batch } from '@kaksha/domain/catalogue';
import { classroomMapUrl, classroomText, describePlace } from '@kaksha/domain/class-place';
import * as limits from '@kaksha/domain/limits';
import type { MailContent } from './content';

type Place = Pick<Batch, 'mode' | 'area' | 'address'>;

/** Where a class takes place. The meeting link stays out of mails: learners join from the site. */
export function classPlace(batch: Place): string {
  if (batch.mode !== 'Online') return describePlace(batch);
  return `Online: join from My Courses, from ${limits.meeting.joinMinutes} minutes before the class`;
}

/** A link to the map of the classroom; none for an online batch. @param city  of the trainer */
export function classroomMap(batch: Place, city: string | null): Pick<MailContent, 'items'> {
  const url = classroomMapUrl(batch, city);
  return url ? { items: [{ title: 'Map of the classroom', detail: classroomText(batch) ?? '', url }] } : {};
}
