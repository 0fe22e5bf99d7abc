import type { Settings } from './settings';

/** Where people open the site, without a slash at its end; on the machine itself when nobody said. */
export function siteOrigin({ origin, port }: Pick<Settings, 'origin' | 'port'>): string {
  return origin ?? `http://localhost:${port}`;
}

/** The site's name on the network, which makes names that it hands out unique worldwide. */
export function siteHost(settings: Pick<Settings, 'origin' | 'port'>): string {
  return new URL(siteOrigin(settings)).hostname;
}

/** The address of one of the API's calls as others reach it, absolute. */
export function apiUrl({ apiHost, ...settings }: Pick<Settings, 'origin' | 'port' | 'apiHost'>, path: string): string {
  return new URL(apiHost + path, siteOrigin(settings)).href;
}
