import { notFound } from '../../platform/http/api-error';

export const messageNotFound = () => notFound('There is no such message.', 'SUPPORT_MESSAGE_NOT_FOUND');
