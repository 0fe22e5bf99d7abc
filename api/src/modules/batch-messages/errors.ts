import { conflict, forbidden, tooMany } from '../../platform/http/api-error';

export const sendForbidden = () => forbidden('Only the trainer of the batch writes to its learners.');

export const readForbidden = () => forbidden('Only the trainer and the learners of the batch read its messages.');

export const noLearners = () => conflict('This batch has no learners yet.', 'NO_LEARNERS');

export const tooManyMessages = () => tooMany('The limit is 20 messages in 24 hours. Please try again later.');
