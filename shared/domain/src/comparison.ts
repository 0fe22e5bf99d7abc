import { idIn } from './address-numbers';
import { cutText } from './cut-text';
import * as limits from './limits';

/** The courses of a comparison's address. */
export interface Comparison {
  /** Course ids in the order of the address, at most `limits.comparedCourses`. */
  ids: number[];
  /** Parts of the address that are not a course id. */
  invalid: string[];
  /** Ids beyond the limit, which the page does not show. */
  excess: number[];
}

const parameter = 'courses';
/** Longest part that a message repeats. */
const shownCharacters = 20;

/** Reads `?courses=1,2,3`. */
export function comparisonOf(parameters: URLSearchParams): Comparison {
  const parts = cutText(parameters.get(parameter) ?? '', limits.searchTextMax)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const isId = (part: string) => idIn(part) !== null;
  const ids = [...new Set(parts.filter(isId).map(Number))];
  return {
    ids: ids.slice(0, limits.comparedCourses),
    invalid: parts.filter((part) => !isId(part)).map((part) => cutText(part, shownCharacters)),
    excess: ids.slice(limits.comparedCourses),
  };
}

/** `/compare?courses=1,2,3`, or `/compare` without courses. */
export function comparePath(ids: readonly number[] = []): string {
  return ids.length > 0 ? `/compare?${parameter}=${ids.join(',')}` : '/compare';
}
