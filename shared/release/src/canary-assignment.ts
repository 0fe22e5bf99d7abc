import { createHash } from 'node:crypto';
import type { LiveEntry } from './types';

/**
 * Which visitors get a canary: each has a place from 0 to 100 for each release, and is in when it is below the share.
 * So whoever is in stays in when the share grows, and another release meets other people first.
 */
export function placeOf(visitor: string, name: string, version: string): number {
  const hash = createHash('sha256').update(`${visitor}\0${name}\0${version}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100;
}

/** The version that a visitor gets. @param visitor  null: somebody who keeps no cookie yet gets what all get */
export function versionFor(visitor: string | null, name: string, { version, canary }: LiveEntry): string {
  if (!canary || visitor === null) return version;
  return placeOf(visitor, name, canary.version) < canary.percent ? canary.version : version;
}
