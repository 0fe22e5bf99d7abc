import type { Page } from '@kaksha/domain/catalogue';
import type { AxiosResponse } from 'axios';
import { ApiError, apiErrorOf } from './errors';

/** Reads API responses of the shape `{ success, data: { results, …paging } }` and rejects other shapes. */

interface Paging {
  count?: number;
  total?: number;
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

/** A list in any shape that the specification names: the body, its `data`, or a field of one of them. */
export function listOf<T>(response: AxiosResponse, fields: readonly string[] = ['results']): T[] {
  const { data: body } = response;
  if (body?.success !== false) {
    for (const place of [body?.data, body]) {
      if (Array.isArray(place)) return place;
      const field = fields.find((name) => Array.isArray(place?.[name]));
      if (field) return place[field];
    }
  }
  return resultsOf(response);
}

/** A created resource, which is `data.results` or `data` itself. */
export function createdOf<T>(response: AxiosResponse): T {
  const data = dataOf<T & { results?: T }>(response);
  return data.results ?? data;
}

/** A page of a list with mapped items. */
export const pageOf = <W, T>(response: AxiosResponse, map: (wire: W) => T): Page<T> =>
  mappedPageOf<W, T>(response, (list) => list.map((wire) => map(wire)));

/**
 * @param mapAll  maps the list of the page
 * @param list  the list, when it is not `data.results`
 */
export function mappedPageOf<W, T>(
  response: AxiosResponse,
  mapAll: (list: readonly W[]) => T[],
  list = resultsOf<W>(response),
): Page<T> {
  const { data: body } = response;
  const paging: Paging = body.data ?? body;
  return {
    results: mapAll(list),
    total: paging.count ?? paging.total ?? list.length,
    capped: paging.capped ?? false,
    page: paging.current_page,
    totalPages: paging.total_pages,
  };
}
