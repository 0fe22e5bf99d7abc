import type { Page } from '@kaksha/domain/catalogue';
import type { AxiosResponse } from 'axios';
import { ApiError, apiErrorOf } from './errors';

/** Reads API responses of the shape `{ success, data: { results, …paging } }` and rejects other shapes. */

interface Paging {
  count: number;
  capped?: boolean;
  total_pages: number;
  current_page: number;
}

/** `data` of a response. */
export function dataOf<T>({ status, data: body }: AxiosResponse): T {
  if (body === null || body === undefined || body === '') {
    throw new ApiError('No data received from server', status, 'NO_DATA');
  }
  if (body.success === false) throw apiErrorOf(status, body);
  if (typeof body !== 'object' || typeof body.data !== 'object') {
    throw new ApiError('Invalid response format', status, 'INVALID_RESPONSE');
  }
  if (body.data === null) throw new ApiError('No data received from server', status, 'NO_DATA');
  return body.data;
}

/** `data.results`. */
export function resultOf<T>(response: AxiosResponse): T {
  const { results } = dataOf<{ results?: T }>(response);
  if (results === undefined || results === null) {
    throw new ApiError('No data received from server', response.status, 'NO_DATA');
  }
  return results;
}

/** `data.results`, which must be a list. */
export function resultsOf<T>(response: AxiosResponse): T[] {
  const { results } = dataOf<{ results?: T[] }>(response);
  if (!Array.isArray(results)) throw new ApiError('Results is not an array', response.status, 'INVALID_RESPONSE');
  return results;
}

/** A page of a list with mapped items. */
export const pageOf = <W, T>(response: AxiosResponse, map: (wire: W) => T): Page<T> =>
  mappedPageOf<W, T>(response, (list) => list.map((wire) => map(wire)));

/** @param mapAll  maps the list of the page */
export function mappedPageOf<W, T>(response: AxiosResponse, mapAll: (list: readonly W[]) => T[]): Page<T> {
  const results = mapAll(resultsOf<W>(response));
  const paging = dataOf<Paging>(response);
  return {
    results,
    total: paging.count,
    capped: paging.capped ?? false,
    page: paging.current_page,
    totalPages: paging.total_pages,
  };
}
