import { presentFeedback } from '../present';
import type { ModeratedRow } from './repo';

/** The answer shows reports without their readers, so that moderators judge the review. */
export const presentModerated = ({ review, reports }: ModeratedRow) => ({
  ...presentFeedback(review),
  hidden: review.hiddenAt !== null,
  reports: reports.map((report) => ({ ...report, handled: report.handledAt !== null })),
});
