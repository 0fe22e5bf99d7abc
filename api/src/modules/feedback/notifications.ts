import { trainerPath } from '@kaksha/domain/paths';
import type { ServiceContext } from '../../platform/context/context';
import { inert } from '../../platform/mail/inert-text';
import type { EventNotification } from '../../platform/outbox/event-notification';
import type { OutboxEvent } from '../../platform/outbox/events';
import { siteOrigin } from '../../platform/settings/site';
import { findAnswered } from './repo';
import { reviewAnswerMail } from './review-answer-mail';

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
