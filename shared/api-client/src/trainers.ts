import type { Review, TrainerSummary } from '@kaksha/domain/catalogue';
import type { AxiosInstance } from 'axios';
import { toTrainer } from './catalogue-mapper';
import { resultOf, resultsOf } from './envelope';
import type { FeedbackWire, TrainerWire } from './generated/wire';

/** What a learner wrote of a trainer. */
export interface Feedback extends Review {
  /** Null when it is about no course, or about one that is gone. */
  courseName: string | null;
}

/** One trainer; who is not there has status 404. */
export async function getTrainer(http: AxiosInstance, id: number): Promise<TrainerSummary> {
  return toTrainer(resultOf<TrainerWire>(await http.get(`/patrons-registration/GetBasicDetails/${id}`)));
}

/** What learners wrote of a trainer, latest first. */
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
