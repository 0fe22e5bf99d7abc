/**
 * The names of all cookies of the site. On https the prefix makes browsers refuse a cookie from subdomains and over http;
 * plain http cannot set such cookies.
 */
export function cookieNames(secure: boolean) {
  const prefix = secure ? '__Host-' : '';
  return {
    /** The session; pages set both (`shell/src/session/cookies.ts`). */
    token: `${prefix}auth_token`,
    userId: `${prefix}user_id`,
    /** A secret of the browser, set by the API (`device-service.ts`) and unreadable for scripts. */
    device: `${prefix}device`,
    /** The chosen theme, set by pages (`shell/src/layout/theme.ts`). */
    theme: 'theme',
    /** A random id, set by the site's server while a canary runs (`shell/server/live-releases.ts`). */
    visitor: 'visitor',
    /** The signed link of a preview, set by the site's server (`shell/server/previews.ts`) and unreadable for scripts. */
    preview: `${prefix}preview`,
  } as const;
}
