import { trainerPath } from '@kaksha/domain/paths';
import type { ServiceContext } from '../../context';
import { inert } from '../../mail/inert-text';
import { reviewAnswerMail } from '../../mail/review-answer-mail';
import type { EventNotification } from '../../outbox/event-notification';
import type { OutboxEvent } from '../../outbox/events';
import { siteOrigin } from '../../site';
import { findAnswered } from './repo';

const reviewsPath = (trainerId: number) => `${trainerPath(trainerId)}#feedback`;

/** Null when the answer or the review is gone meanwhile. */
const answeredOf = ({ db }: ServiceContext, { payload }: OutboxEvent<'review.answered'>) =>
  findAnswered(db, payload.feedbackId);

/** For the learner: the trainer's answer to a review. */
export const reviewAnswerNotification: EventNotification<'review.answered'> = {
  kind: 'review-answered',
  async recipients(context, event) {
    const review = await answeredOf(context, event);
    return review ? [review.userId] : [];
  },
  async text(context, event) {
    const review = await answeredOf(context, event);
    if (!review) return null;
    const subject = review.courseName ? `your review of ${review.courseName}` : 'your review';
    return {
      title: `${inert(review.trainerName) || 'The trainer'} answered ${subject}`,
      body: review.answer,
      link: reviewsPath(review.trainerId),
      aboutUserId: review.trainerUserId,
    };
  },
  async mail(context, event) {
    const review = await answeredOf(context, event);
    if (!review) return null;
    const { email, trainerName, courseName, answer, trainerId } = review;
    const reviewsUrl = siteOrigin(context.settings) + reviewsPath(trainerId);
    return reviewAnswerMail({ learner: { email }, trainerName, courseName, answer, reviewsUrl });
  },
};
