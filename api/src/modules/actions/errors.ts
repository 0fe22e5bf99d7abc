import { badRequest } from '../../platform/http/api-error';

export const actionRequired = () => badRequest('Say is_like or is_interest.');

export const courseIdRequired = () => badRequest('courseId is required.', { courseId: 'courseId is required' });
