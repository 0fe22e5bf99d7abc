import { notFound } from '../../platform/http/api-error';

export const calendarNotFound = () => notFound('There is no such calendar.', 'CALENDAR_NOT_FOUND');
