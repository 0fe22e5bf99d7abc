import { ApiError, badRequest, conflict, notFound } from '../../platform/http/api-error';

export const notEnrolled = () => new ApiError(403, 'NOT_ENROLLED', 'You have no seat in this batch.');

export const notEnrolledLearner = () => notFound('This learner has no seat in the batch.', 'LEARNER_NOT_FOUND');

export const enrolledLater = () =>
  badRequest('This learner enrolled after that class.', { sessionDay: 'This learner enrolled after that class' });

export const notYet = (opensAt: Date) =>
  new ApiError(409, 'NOT_YET', 'This class cannot be joined yet.', { opens_at: opensAt.toISOString() });

export const classOver = () => conflict('This batch has no class left.', 'CLASS_OVER');

export const noMeeting = () => conflict('The trainer has not added the meeting link yet.', 'NO_MEETING');
