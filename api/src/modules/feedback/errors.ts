import { ApiError, badRequest, conflict, forbidden, notFound } from '../../platform/http/api-error';

export const feedbackNotFound = () => notFound('There is no such feedback.', 'FEEDBACK_NOT_FOUND');

export const trainerRequired = () => badRequest('Trainer ID is required.', { trainerId: 'Trainer ID is required' });

export const courseRequired = () => badRequest('Please choose the course.', { courseId: 'Please choose the course' });

export const notEnrolledWithTrainer = () =>
  forbidden('Only learners who enrolled with this trainer can give feedback.');

export const notEnrolledInCourse = () =>
  forbidden('Only learners who enrolled in this course can give feedback on it.');

export const noClassYet = () =>
  conflict('You can review this course after its first class took place.', 'REVIEW_BEFORE_CLASS');

export const notAttended = () =>
  new ApiError(403, 'REVIEW_NOT_ATTENDED', 'Only learners who attended a class of this course can review it.');

export const ownReview = () => forbidden('This is your own review.');

export const notReviewedTrainer = () => forbidden('Only the trainer who was reviewed can answer.');

export const alreadyReported = () => conflict('You have reported this review already.', 'ALREADY_REPORTED');
