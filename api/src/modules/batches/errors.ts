import { limits } from '@kaksha/domain/limits';
import { conflict, forbidden, notFound } from '../../api-error';

export const batchNotFound = () => notFound('There is no such batch.', 'BATCH_NOT_FOUND');

export const batchCourseFixed = () => forbidden('A batch stays with its course.');

export const trainersOnly = () => forbidden('This is for trainers only.');

export const tooManyBatches = () => conflict(`A course has at most ${limits.course.batches} batches.`);
