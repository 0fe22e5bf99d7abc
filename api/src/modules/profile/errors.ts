import * as limits from '@kaksha/domain/limits';
import { badRequest, conflict, notFound } from '../../platform/http/api-error';

export const adminAccount = () =>
  conflict('An administrator cannot leave like this. Please ask another one.', 'ADMIN_ACCOUNT');

export function hasLearners(learners: number) {
  const who = learners === 1 ? '1 learner is' : `${learners} learners are`;
  return conflict(
    `${who} enrolled in your batches that are not finished. Cancel those batches first (restore a deleted course to reach them), or write to us.`,
    'HAS_LEARNERS',
  );
}

export function hasPayers(payers: number) {
  const who = payers === 1 ? '1 learner is' : `${payers} learners are`;
  return conflict(
    `${who} paying for a course of yours. Hide your courses, so that no further order begins, and try again in ${limits.seats.holdMinutes} minutes.`,
    'HAS_OPEN_ORDERS',
  );
}

const unknownInterests = 'Please choose categories of the list';
export const interestsUnknown = () => badRequest(`${unknownInterests}.`, { interests: unknownInterests });

export const batchNotFound = () => notFound('There is no such batch of this course.', 'BATCH_NOT_FOUND');

export const searchTooLong = () => badRequest('This search is too long to keep.');

export const searchNameTaken = () => conflict('You have a search of this name already.', 'NAME_TAKEN');

export const tooManySearches = () =>
  conflict(`${limits.savedSearch.maxEntries} searches are saved. Delete one to save another.`, 'TOO_MANY_SEARCHES');

export const searchNotFound = () => notFound('There is no such search.', 'SEARCH_NOT_FOUND');
