/** First path segments of the host's pages. No search engine lists them. */
export const hostPages = [
  'login',
  'security',
  'notifications',
  'notification-preferences',
  'newsletter',
  'no-mails',
] as const;

/** First path segments that no remote can have: pages of the host, and what the site's server answers itself. */
export const hostPrefixes: readonly string[] = [...hostPages, 'backend', 'remotes', 'operator', '__dev'];
