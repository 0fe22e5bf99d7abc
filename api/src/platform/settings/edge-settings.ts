import type { Environment } from './environment';

export interface EdgeSettings {
  /** How long the edge cache may keep an answer for visitors. */
  seconds: number;
  /** Addresses that take a PURGE request. */
  purgeUrls: readonly string[];
  /** Bearer token of a PURGE request. */
  purgeToken?: string | undefined;
}

const purgeTokenRule = /^[\w.~+/=-]{16,200}$/;

/** Adds a sentence for each invalid setting. Null without an edge cache. */
export function readEdgeSettings(
  {
    EDGE_SECONDS: seconds = 0,
    EDGE_PURGE_URL: list = '',
    EDGE_PURGE_TOKEN: purgeToken,
  }: Pick<Environment, 'EDGE_SECONDS' | 'EDGE_PURGE_URL' | 'EDGE_PURGE_TOKEN'>,
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
  if (purgeToken !== undefined && !purgeTokenRule.test(purgeToken)) {
    problems.push('EDGE_PURGE_TOKEN has 16 to 200 letters, digits and signs of a token: openssl rand -hex 32.');
  }
  if (seconds === 0) return null;
  // Pages would contain the host that the first visitor asked for.
  if (!origin) problems.push('SITE_ORIGIN is missing: EDGE_SECONDS needs it.');
  return { seconds, purgeUrls, purgeToken };
}
