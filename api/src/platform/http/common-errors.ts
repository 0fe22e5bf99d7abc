import { badRequest, conflict, forbidden, notFound } from './api-error';

/** Errors of several modules. */
export const courseNotFound = () => notFound('There is no such course.', 'COURSE_NOT_FOUND');

export const batchNotFound = () => notFound('There is no such batch.', 'BATCH_NOT_FOUND');

export const alreadyEnrolled = () => conflict('You are enrolled in this batch already.', 'ALREADY_ENROLLED');

export const ownCourse = () => forbidden('This is your own course.');

export const messageRequired = () => badRequest('Message is required.', { message: 'Message is required' });
