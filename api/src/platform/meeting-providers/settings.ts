import { trimEnd } from 'es-toolkit/string/trimEnd';
import type { Environment } from '../settings/environment';
import type { BigBlueButtonSettings } from './bigbluebutton-client';

/**
 * Reads `BBB_URL` and `BBB_SECRET`; null without both. The address may be that of the server or of its API, as
 * `bbb-conf --secret` prints it. Problems are added to `problems`.
 */
export function readBigBlueButtonSettings(
  { BBB_URL: address, BBB_SECRET: secret }: Pick<Environment, 'BBB_URL' | 'BBB_SECRET'>,
  problems: string[],
): BigBlueButtonSettings | null {
  if (!address && !secret) return null;
  if (!address || !secret) {
    problems.push(`${address ? 'BBB_SECRET' : 'BBB_URL'} is missing: BigBlueButton needs BBB_URL and BBB_SECRET.`);
    return null;
  }
  const url = trimEnd(address, '/');
  return { url: url.endsWith('/api') ? url : `${url}/api`, secret };
}
