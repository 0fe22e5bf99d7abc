/** The link when it is https to a host name and has no credentials; else null. */
export function safeWebLink(link: string | null | undefined): string | null {
  const text = link?.trim() ?? '';
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, username, password, href } = new URL(text);
  const named = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(hostname) && !/^[\d.]+$/.test(hostname);
  return protocol === 'https:' && named && !username && !password ? href : null;
}
