import { badRequest, forbidden, notFound } from '../../api-error';

export const courseNotFound = () => notFound('There is no such course.', 'COURSE_NOT_FOUND');

export const ownCourse = () => forbidden('This is your own course.');

export const actionRequired = () => badRequest('Say is_like or is_interest.');

export const courseIdRequired = () => badRequest('courseId is required.', { courseId: 'courseId is required' });
