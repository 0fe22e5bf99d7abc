import * as limits from '@kaksha/domain/limits';
import { conflict, forbidden, notFound } from '../../platform/http/api-error';

export const batchStateFixed = (message: string) => conflict(message, 'BATCH_STATE');

export const sessionNotChanged = () => notFound('This session was not changed.', 'CLASS_NOT_FOUND');

export const batchNotCancelled = () => conflict('This batch is not cancelled.', 'BATCH_STATE');

export const confirmationRequired = (learners: number) =>
  conflict(
    `${learners} ${learners === 1 ? 'learner' : 'learners'} will be notified. Please confirm.`,
    'CONFIRMATION_REQUIRED',
  );

export const batchCourseFixed = () => forbidden('A batch stays with its course.');

export const trainersOnly = () => forbidden('This is for trainers only.');

export const tooManyBatches = () => conflict(`A course has at most ${limits.course.batches} batches.`);

export const notOfTheStaff = () => forbidden('This trainer does not belong to the staff of the institute.');
