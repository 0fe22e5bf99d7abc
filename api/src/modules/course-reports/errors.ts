import { conflict } from '../../platform/http/api-error';

export const courseReported = () => conflict('You have reported this course already.', 'ALREADY_REPORTED');
