import { notFound } from '../../platform/http/api-error';

export const trainerNotFound = () => notFound('Instructor not found', 'TRAINER_NOT_FOUND');
