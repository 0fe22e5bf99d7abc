import { createHash } from 'node:crypto';
import type { LiveEntry } from './types';

/**
 * Position of a visitor from 0 to 100, fixed per release. A visitor gets the canary when the position is below its
 * share: raising the share keeps the visitors who have it, and each release meets different visitors first.
 */
export function positionOf(visitor: string, name: string, version: string): number {
  const hash = createHash('sha256').update(`${visitor}\0${name}\0${version}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100;
}

/** The version that a visitor gets. @param visitor  null: a visitor without a cookie, who gets the live version */
export function versionFor(
  visitor: string | null,
  name: string,
  { version, canary }: Pick<LiveEntry, 'version' | 'canary'>,
): string {
  if (!canary || visitor === null) return version;
  return positionOf(visitor, name, canary.version) < canary.percent ? canary.version : version;
}
