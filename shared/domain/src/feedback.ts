/** A course that somebody may rate, and what they said of it. */
export interface RateableCourse {
  courseId: number;
  courseName: string;
  /** Null when they said nothing yet. */
  feedback: { id: number; stars: number; text: string } | null;
}
