import type { Environment } from './environment';

export interface EdgeSettings {
  /** How long the edge cache may keep an answer for visitors. */
  seconds: number;
  /** Addresses that take a PURGE request. */
  purgeUrls: readonly string[];
}

/** Adds a sentence for each invalid setting. Null without an edge cache. */
export function readEdgeSettings(
  { EDGE_SECONDS: seconds = 0, EDGE_PURGE_URL: list = '' }: Pick<Environment, 'EDGE_SECONDS' | 'EDGE_PURGE_URL'>,
  origin: string | null,
  problems: string[],
): EdgeSettings | null {
  const purgeUrls = list
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  if (!purgeUrls.every((each) => /^https?:\/\//.test(each) && URL.canParse(each))) {
    problems.push('EDGE_PURGE_URL is a list of addresses that begin with http:// or https://, separated by commas.');
  }
  if (seconds === 0) return null;
  // Pages would contain the host that the first visitor asked for.
  if (!origin) problems.push('SITE_ORIGIN is missing: EDGE_SECONDS needs it.');
  return { seconds, purgeUrls };
}
