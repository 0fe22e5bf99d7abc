import { badRequest, conflict, forbidden, notFound, tooMany } from '../../api-error';

export const batchNotFound = () => notFound('There is no such batch.', 'BATCH_NOT_FOUND');

export const notTeacher = () => forbidden('Only the trainer of the batch writes to its learners.');

export const notReader = () => forbidden('Only the trainer and the learners of the batch read its messages.');

export const messageRequired = () => badRequest('Message is required.', { message: 'Message is required' });

export const noLearners = () => conflict('This batch has no learners yet.', 'NO_LEARNERS');

export const tooManyMessages = () => tooMany('This batch got many messages today. Please write again tomorrow.');
