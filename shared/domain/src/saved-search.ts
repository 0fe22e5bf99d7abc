import { coursesPath, fromSearchParams } from './course-query';

/** How often a user hears of new courses that match a saved search. */
export const digests = ['daily', 'weekly', 'never'] as const;
export type Digest = (typeof digests)[number];
export type DigestFrequency = Exclude<Digest, 'never'>;

export const defaultDigest: Digest = 'daily';

/** The choices of a select. */
export const digestLabels = {
  daily: 'Every day',
  weekly: 'Every week',
  never: 'Never',
} as const satisfies Record<Digest, string>;

/** The query of the search page, by parameter. */
type SearchQuery = Readonly<Record<string, string | readonly string[]>>;

/** The parameters of a saved search as those of an address. */
export function savedSearchParams({ query }: { query: SearchQuery }): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) parameters.append(name, value);
  }
  return parameters;
}

/** The address of a saved search, without parameters that are no longer valid. */
export const savedSearchPath = (search: { query: SearchQuery }): string =>
  coursesPath(fromSearchParams(savedSearchParams(search)).query);
