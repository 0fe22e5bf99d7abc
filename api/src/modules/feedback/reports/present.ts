import type { Static } from 'typebox';
import { presentFeedback } from '../present';
import type { ModeratedRow } from './repo';
import type { ModeratedFeedbackWire } from './schema';

/** Reports are shown without their readers, so that moderators judge the review. */
export const presentModerated = ({ review, reports }: ModeratedRow): Static<typeof ModeratedFeedbackWire> => ({
  ...presentFeedback(review),
  hidden: review.hiddenAt !== null,
  reports: reports.map(({ reason, note, createdAt, handledAt }) => ({
    reason,
    note,
    created_at: createdAt.toISOString(),
    handled: handledAt !== null,
  })),
});
