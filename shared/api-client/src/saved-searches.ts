import type { SavedSearch } from '@kaksha/domain/profile';
import type { Digest } from '@kaksha/domain/saved-search';
import type { AxiosInstance } from 'axios';
import { resultOf, resultsOf } from './envelope';
import type { SavedSearchWire } from './generated/wire';

const toSearch = ({ created_at, ...search }: SavedSearchWire): SavedSearch => ({ ...search, createdAt: created_at });

/** Latest first. */
export async function getSavedSearches(http: AxiosInstance): Promise<SavedSearch[]> {
  return resultsOf<SavedSearchWire>(await http.get('/saved-searches')).map(toSearch);
}

/** Rejects with `NAME_TAKEN` and `TOO_MANY_SEARCHES` (409). */
export async function saveSearch(
  http: AxiosInstance,
  search: Pick<SavedSearch, 'name' | 'query'> & Partial<Pick<SavedSearch, 'digest'>>,
): Promise<SavedSearch> {
  return toSearch(resultOf(await http.post('/saved-searches', search)));
}

export async function updateSearch(http: AxiosInstance, id: number, digest: Digest): Promise<SavedSearch> {
  return toSearch(resultOf(await http.patch(`/saved-searches/${id}`, { digest })));
}

export async function deleteSearch(http: AxiosInstance, id: number): Promise<void> {
  await http.delete(`/saved-searches/${id}`);
}
