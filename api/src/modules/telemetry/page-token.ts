import { randomBytes } from 'node:crypto';
import { dayMs } from '@kaksha/domain/time-units';
import { isPass, makePass } from '../../platform/encryption/signing-key';

const lifetimeMs = dayMs;
const subjectOf = (page: string, releases: string) => `page|${page}|${releases}`;

/** A page that this site served, as its token proves. */
export interface ServedPage {
  /** Unique per served page. */
  id: string;
  /** `name@version` of every release that the page may load. */
  releases: ReadonlySet<string>;
}

/**
 * Token of one served page, valid for a day. Browsers send it with their reports.
 * @param releases  `name@version` of every release that the page may load
 */
export function issuePageToken(signingKey: string, releases: readonly string[], now: Date): string {
  const id = randomBytes(12).toString('base64url');
  const list = releases.join(',');
  return `${id}~${list}~${makePass(signingKey, subjectOf(id, list), new Date(now.getTime() + lifetimeMs))}`;
}

/** @returns null for a token that is malformed, expired or not signed by this site */
export function readPageToken(signingKey: string, token: string | undefined, now: Date): ServedPage | null {
  const [, id, list, pass] = /^([\w-]{16})~([\w.+@,-]{0,2000})~([\w.]{1,100})$/.exec(token ?? '') ?? [];
  if (!id || list === undefined || !pass || !isPass(signingKey, subjectOf(id, list), pass, now)) return null;
  return { id, releases: new Set(list.split(',')) };
}
