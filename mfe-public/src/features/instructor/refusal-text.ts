import { brand } from '@kaksha/domain/brand';
import { dayIn, formatWholeDay } from '@kaksha/domain/dates';
import type { ReviewRefusal } from '@kaksha/domain/feedback';

/** Why a learner cannot review a course, before anything is typed. */
export function refusalText(refusal: ReviewRefusal, opensAt: string | null): string {
  if (refusal === 'not-attended') {
    return 'Only learners who attended a class of this course can review it, and you attended none. If that is wrong, ask the trainer to correct the attendance.';
  }
  if (!opensAt) return 'You can review this course after its first class took place.';
  const day = formatWholeDay(dayIn(brand.timeZone, new Date(opensAt)));
  return `You can review this course after its first class, on ${day}.`;
}
