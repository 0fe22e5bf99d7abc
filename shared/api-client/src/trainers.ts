import type { Review, TrainerSummary } from '@kaksha/domain/catalogue';
import type { AxiosInstance } from 'axios';
import { toTrainer } from './catalogue-mapper';
import { resultOf, resultsOf } from './envelope';
import type { FeedbackWire, TrainerWire } from './generated/wire';

/** Feedback of a learner on a trainer. */
export interface Feedback extends Review {
  /** Null without a course, or when the course is deleted. */
  courseName: string | null;
}

/** One trainer. Rejects with 404 for an unknown id. */
export async function getTrainer(http: AxiosInstance, id: number): Promise<TrainerSummary> {
  return toTrainer(resultOf<TrainerWire>(await http.get(`/patrons-registration/GetBasicDetails/${id}`)));
}

/** Feedback of learners on a trainer, latest first. */
export async function getFeedback(http: AxiosInstance, trainerId: number): Promise<Feedback[]> {
  return resultsOf<FeedbackWire>(await http.get(`/api/feedback/${trainerId}`)).map((wire) => ({
    id: wire.id,
    authorName: wire.user_name,
    stars: wire.rating,
    text: wire.comment,
    courseName: wire.course_name,
    createdAt: wire.created_at,
  }));
}
