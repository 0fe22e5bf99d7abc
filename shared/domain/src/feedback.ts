/** A course that a learner may rate, with the feedback of the learner. */
export interface RateableCourse {
  courseId: number;
  courseName: string;
  /** Null before the first feedback. */
  feedback: { id: number; stars: number; text: string } | null;
}

/** Why a reader reports a review. */
export const reportReasons = ['advertising', 'offensive', 'personal-data', 'off-topic', 'other'] as const;
