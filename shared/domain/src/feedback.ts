import { currentSession, sessionsHeld } from './batch-sessions';
import type { Batch, Rating, Review } from './catalogue';

/** Why a learner cannot review a course: no class has taken place, or the learner attended none. */
export const reviewRefusals = ['no-class-yet', 'not-attended'] as const;
export type ReviewRefusal = (typeof reviewRefusals)[number];

/** A course that a learner enrolled in, with the feedback of the learner. */
export interface RateableCourse {
  courseId: number;
  courseName: string;
  /** Null before the first feedback. */
  feedback: { id: number; stars: number; text: string } | null;
  /** Changes with the feedback, also with the first one; a save sends it back. */
  version: number;
  /** Null when the learner may review the course. */
  refusal: ReviewRefusal | null;
  /** When the first class ends, ISO 8601; only with `no-class-yet`, and null when no class is planned. */
  opensAt: string | null;
}

/** A batch of a learner, and what is known about the presence of its learners. */
export interface BatchOfReviewer {
  batch: Batch;
  /** The learner attended a session of a batch of the course. */
  attended: boolean;
  /** Attendance of any learner of the batch is recorded. */
  recorded: boolean;
}

/**
 * Whether a learner of these batches of a course may review it: after a session of one of them took place. Where
 * attendance is recorded, the learner must have attended one.
 */
export function reviewRule(
  batches: readonly BatchOfReviewer[],
  now: Date,
): { refusal: ReviewRefusal | null; opensAt: Date | null } {
  const held = batches.filter(({ batch }) => batch.state !== 'cancelled' && sessionsHeld(batch, now) > 0);
  if (held.some(({ attended, recorded }) => attended || !recorded)) return { refusal: null, opensAt: null };
  if (held.length > 0) return { refusal: 'not-attended', opensAt: null };
  const ends = batches.flatMap(({ batch }) => {
    const session = currentSession(batch, now);
    return session ? [session.end.getTime()] : [];
  });
  return { refusal: 'no-class-yet', opensAt: ends.length > 0 ? new Date(Math.min(...ends)) : null };
}

/** A review with its place in the site. */
export interface PublicReview extends Review {
  /** Null without a course, or when the course is deleted. */
  courseName: string | null;
  trainerId: number;
  trainerName: string;
  /** The public answer of the trainer. */
  answer: { text: string; at: string } | null;
  /** Changes with the answer; a save of it sends it back. */
  answerVersion: number;
}

/** The reviews of a course or of a trainer that are loaded so far. */
export interface ReviewPage {
  reviews: PublicReview[];
  /** Number of reviews with a text. */
  total: number;
  /** Pages that are loaded. */
  page: number;
  rating: Rating | null;
  /** Counts of 1, 2, 3, 4 and 5 stars. */
  stars: number[];
}

/** Why a reader reports a review. */
export const reportReasons = ['advertising', 'offensive', 'personal-data', 'off-topic', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonLabels: Readonly<Record<ReportReason, string>> = {
  advertising: 'It is advertising or spam',
  offensive: 'It is offensive or hateful',
  'personal-data': 'It contains personal data',
  'off-topic': 'It is not about the course',
  other: 'Another reason',
};

/** Reviews of the moderation list: with open reports, or hidden. */
export const moderatedStates = ['reported', 'hidden'] as const;
export type ModeratedState = (typeof moderatedStates)[number];

/** A review in the view of a moderator. */
export interface ModeratedReview extends PublicReview {
  courseId: number | null;
  hidden: boolean;
  reports: { reason: ReportReason; note: string; createdAt: string; handled: boolean }[];
}
