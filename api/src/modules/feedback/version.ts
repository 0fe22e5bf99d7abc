import { versionOf } from '../../platform/http/edit-conflict';
import type { FeedbackRow } from './repo';

export const answerVersion = ({ answer }: Pick<FeedbackRow, 'answer'>) => versionOf({ answer });

/** The version of what the author of a review saves. @param review  null before the first save */
export const reviewVersion = (review: Pick<FeedbackRow, 'stars' | 'text'> | null) =>
  versionOf([review?.stars, review?.text]);
