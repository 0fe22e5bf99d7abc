import type { Settings } from './settings';

/** Origin of the site without a trailing slash; localhost when `SITE_ORIGIN` is not set. */
export function siteOrigin({ origin, port }: Pick<Settings, 'origin' | 'port'>): string {
  return origin ?? `http://localhost:${port}`;
}

/** Host name of the site, for globally unique ids. */
export function siteHost(settings: Pick<Settings, 'origin' | 'port'>): string {
  return new URL(siteOrigin(settings)).hostname;
}

/** Absolute public address of an API path. */
export function apiUrl({ apiHost, ...settings }: Pick<Settings, 'origin' | 'port' | 'apiHost'>, path: string): string {
  return new URL(apiHost + path, siteOrigin(settings)).href;
}
