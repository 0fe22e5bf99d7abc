import { badRequest, forbidden, notFound } from '../../api-error';

export const feedbackNotFound = () => notFound('There is no such feedback.', 'FEEDBACK_NOT_FOUND');

export const trainerRequired = () => badRequest('Trainer ID is required.', { trainerId: 'Trainer ID is required' });

export const courseRequired = () => badRequest('Please choose the course.', { courseId: 'Please choose the course' });

export const notEnrolledWithTrainer = () =>
  forbidden('Only learners who enrolled with this trainer can give feedback.');

export const notEnrolledInCourse = () =>
  forbidden('Only learners who enrolled in this course can give feedback on it.');
