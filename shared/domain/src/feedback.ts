/** A course that a learner may rate, with the feedback of the learner. */
export interface RateableCourse {
  courseId: number;
  courseName: string;
  /** Null before the first feedback. */
  feedback: { id: number; stars: number; text: string } | null;
}
