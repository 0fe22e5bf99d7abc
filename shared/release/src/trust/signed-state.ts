import { createHash } from 'node:crypto';
import type { TargetFile } from '@tufjs/models';

/** Path of the sites' statement among the targets. */
export const SITES = 'sites.json';

/** Path of all live releases in a store of an earlier format. Machines of that format find none in a later one. */
export const LIVE = 'live.json';

/** Path of the live releases of an earlier format, which the platform's key has taken over. */
export const ADOPTED = 'adopted.json';

/** Path of what is live of a part. */
export const partTarget = (name: string) => `${name}/live.json`;

export const manifestTarget = (name: string, version: string) => `${name}/${version}/release.json`;

/** The stored state: signed metadata, and the live releases that they cover. Each value is JSON as text. */
export interface SignedState {
  /** Root metadata after the first, by ascending version. */
  roots: string[];
  timestamp: string;
  snapshot: string;
  /** `targets`, `live` and one role per part. */
  roles: Record<string, string>;
  /** The sites' statement; all live releases in stores of an earlier format. */
  live: string;
  /** Statements of the parts by name; absent in stores of an earlier format. */
  parts?: Record<string, string>;
  /** Live releases of parts that have not signed a statement yet; absent in stores of an earlier format. */
  adopted?: string;
}

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Whether bytes are the signed ones. */
export const isTarget = ({ length, hashes }: TargetFile, bytes: Buffer) =>
  bytes.length === length && hashes.sha256 === sha256(bytes);
